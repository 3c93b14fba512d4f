/** The same things in an order drawn by lot. */
export function shuffled<T>(things: T[], random: () => number = Math.random): T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
