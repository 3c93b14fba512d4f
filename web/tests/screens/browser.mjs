// A browser, and games brought to where they are worth looking at; used by the scripts beside this.
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export const SERVICE = process.env.PARLOUR_URL ?? "http://127.0.0.1:8765";

export function launch() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page; what goes wrong on it is said on standard error, and counted. */
export async function open(browser, { width, height, theme = "light", lang = "en" }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 700,
    locale: lang,
  });
  const page = await context.newPage();
  page.faults = [];
  const fault = (text) => {
    page.faults.push(text);
    console.error(text);
  };
  page.on("pageerror", (error) => fault(String(error)));
  page.on("console", (message) => message.type() === "error" && fault(message.text()));
  return page;
}

/** All games, as the service tells them. */
export async function games() {
  return (await fetch(`${SERVICE}/api/games`)).json();
}

/** Opens a room; `seats` as the service wants them. It may say that this is too often. */
export async function room(wish) {
  const ask = () =>
    fetch(`${SERVICE}/api/rooms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
    });
  let answer = await ask();
  for (; answer.status === 429; answer = await ask())
    await new Promise((resolve) => setTimeout(resolve, 3000));
  if (!answer.ok) throw new Error(await answer.text());
  return { ...(await answer.json()), game: wish.game };
}

/** Plays `turns` turns at random (always the same ones), then `steps` steps that are not confirmed. */
export async function playOn(page, opened, plan) {
  await page.goto(`${SERVICE}/healthz`);
  await page.evaluate(drive, { ...opened, steps: 0, ...plan });
  return opened;
}

/** Runs in the page, which has the WebSocket. */
async function drive({ room, tokens, turns, steps }) {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/rooms/${room}/live`);
  const heard = [];
  let wake = () => undefined;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (["state", "played", "view", "refused"].includes(message.type)) heard.push(message);
    wake();
  };
  const next = async () => {
    while (!heard.length) await new Promise((resolve) => (wake = resolve));
    return heard.shift();
  };
  const say = async (message) => {
    // Fewer in a second than the service allows.
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.send(JSON.stringify(message));
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  await say({ type: "hello", tokens: Object.values(tokens), since: -1 });
  let { version, view } = await next();
  let seed = 7;
  const random = (count) => (seed = (seed * 16807) % 2147483647) % count;
  for (let turn = 0; turn <= turns && view.actor >= 0 && !view.outcome; turn++) {
    const seat = view.actor;
    const moves = [];
    const most = turn < turns ? 64 : steps;
    while (!view.complete && moves.length < most && view.moves.length) {
      // A pass, or the end of a turn, too soon makes a dull game.
      const lively = view.moves.filter(({ text }) => !["pass", "end"].includes(text));
      const choice = lively.length ? lively : view.moves;
      moves.push(choice[random(choice.length)].text);
      await say({ type: "draft", id: `d${turn}-${moves.length}`, seat, version, moves });
      const answer = await next();
      if (answer.type === "refused") throw new Error(`${moves.join("-")}: ${answer.error.text}`);
      ({ view } = answer);
    }
    if (turn === turns) break;
    await say({ type: "confirm", id: `c${turn}`, seat, version, moves });
    ({ version, view } = await next());
  }
  socket.close();
}

/** Makes a room one of this page's own. */
export async function own(page, opened) {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem("parlour-rooms", JSON.stringify([kept]));
    },
    { ...opened, invitation: opened.invitation ?? null, at: 1e12, over: false },
  );
}

/** Until everything is drawn and nothing moves any more. */
export async function settled(page) {
  await page.waitForSelector("main");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
}
