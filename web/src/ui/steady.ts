/** Keeps an element as high as it has been at its present width, so that what lies beside it stays in its place. */
export function steady(node: HTMLElement): { destroy(): void } {
  let width = 0;
  let most = 0;
  const observer = new ResizeObserver(() => {
    if (node.offsetWidth !== width) {
      [width, most] = [node.offsetWidth, 0];
      node.style.minHeight = "";
    }
    if (node.offsetHeight <= most) return;
    most = node.offsetHeight;
    node.style.minHeight = `${most}px`;
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
