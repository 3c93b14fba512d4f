/** Which screen is shown, by the path of the address. */

export type Route =
  | { screen: "home" }
  | { screen: "play"; room: string }
  | { screen: "new"; game: string }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "games" }
  | { screen: "analyse" }
  | { screen: "missing" };

/** The screen of a path. */
export function match(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length === 0) {
    if (first === "" || first === "index.html") return { screen: "home" };
    if (first === "games" && second === undefined) return { screen: "games" };
    if (first === "analyse" && second === undefined) return { screen: "analyse" };
    if (first === "play" && second) return { screen: "play", room: second };
    if (first === "new" && second) return { screen: "new", game: second };
    if (first === "rules" && second) return { screen: "rules", game: second };
    if (first === "learn" && second) return { screen: "learn", game: second };
  }
  return { screen: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = $state({
  route: match(location.pathname),
  query: new URLSearchParams(location.search),
});

/** The screen to show. */
export function route(): Route {
  return here.route;
}

/** What stands behind the `?` of the address. */
export function query(): URLSearchParams {
  return here.query;
}

/** Goes to a path of the page. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  here.route = match(location.pathname);
  here.query = new URLSearchParams(location.search);
}

/** Makes plain links change the screen without a reload; called once, when the page starts. */
export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    const url = new URL(link.href, location.href);
    const ours = url.origin === location.origin && match(url.pathname).screen !== "missing";
    if (!ours || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
