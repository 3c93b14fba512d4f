// Every screen, by axe: `node tests/screens/axe.mjs [WORD …]` (only screens with such a word in their names);
// exits with 1 if anything is found.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { games, launch, open, own, playOn, room, SERVICE, settled } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const people = [{ who: "you" }, { who: "friend" }];
const more = (page) => page.locator(".more").click();
const settings = (page) => page.locator("nav button").last().click();

const words = process.argv.slice(2);
const browser = await launch();
const books = await games();
const screens = [
  { name: "home", path: "/" },
  { name: "settings", path: "/", act: settings },
  { name: "games", path: "/games" },
  { name: "missing", path: "/nothing" },
  { name: "rules", path: `/rules/${books[0].id}` },
];
for (const { id, seats } of books) {
  const options = seats.length > 1 ? { players: "2" } : {};
  const play = async (page) =>
    playOn(page, await room({ game: id, options, seats: people }), { turns: 3, steps: 1 });
  screens.push(
    { name: `${id} new`, path: `/new/${id}` },
    { name: `${id} learn`, path: `/learn/${id}` },
    { name: `${id} play`, play },
    { name: `${id} sheet`, play, act: more, width: 360 },
  );
}

let found = 0;
for (const { name, path, play, act, width = 1280 } of screens) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  for (const theme of ["light", "dark"]) {
    const page = await open(browser, { width, height: 800, theme });
    const opened = await play?.(page);
    if (opened) await own(page, opened);
    await page.goto(`${SERVICE}${path ?? `/play/${opened.room}`}`);
    await settled(page);
    await act?.(page);
    await page.waitForTimeout(act ? 500 : 0);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    for (const { id, help, nodes } of violations) {
      found++;
      console.log(`${name} ${theme}: ${id}: ${help}`);
      for (const node of nodes.slice(0, 3))
        console.log(
          `  ${node.html.slice(0, 160)}\n  ${node.any[0]?.message ?? node.failureSummary}`,
        );
    }
    await page.context().close();
  }
}
await browser.close();
console.log(`${found} findings`);
process.exit(found ? 1 : 0);
