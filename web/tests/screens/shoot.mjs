// Pictures of every screen and every game: `node tests/screens/shoot.mjs FOLDER [WORD …]`; with words only
// the screens whose names hold one. Needs a running service (PARLOUR_URL) with the page built.
import { mkdirSync } from "node:fs";
import { games, launch, open, own, playOn, room, SERVICE, settled } from "./browser.mjs";

const [folder = "screens", ...words] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const SIZES = { phone: [360, 740], tablet: [820, 1180], desk: [1440, 900] };
const LOOKS = [
  ["desk", "light", "en"],
  ["desk", "dark", "ko"],
  ["tablet", "light", "ru"],
  ["tablet", "dark", "en"],
  ["phone", "light", "ko"],
  ["phone", "dark", "ru"],
];
const looks = LOOKS.filter(
  (look) => !process.env.LOOK || look.join("-").includes(process.env.LOOK),
);
const people = (count) =>
  Array.from({ length: count }, (_, seat) => ({ who: seat ? "friend" : "you" }));

/** Each screen: its name, its path, what is done before the picture, the room it needs. */
async function screens() {
  const found = [
    { name: "home", path: "/", full: true },
    { name: "settings", path: "/", act: (page) => page.locator("nav button").last().click() },
  ];
  for (const { id, seats } of await games()) {
    const count = Math.min(seats.length > 1 ? 4 : 2, Math.max(...seats));
    const wish = { game: id, seats: people(count), seed: 5 };
    if (seats.length > 1) wish.options = { players: String(count) };
    const at = (turns, steps) => async (page) => playOn(page, await room(wish), { turns, steps });
    const overlays = async (page) => {
      await more(page);
      for (const box of await page.locator("fieldset input:visible ~ *, fieldset label").all())
        if (await box.isVisible()) await box.click();
      await page.keyboard.press("Escape");
    };
    found.push(
      { name: `${id}-new`, path: `/new/${id}`, full: true },
      { name: `${id}-learn`, path: `/learn/${id}` },
      { name: `${id}-rules`, path: `/rules/${id}`, full: true },
      {
        name: `${id}-start`,
        play: async () => room({ game: id, seats: computer(count), options: wish.options }),
      },
      { name: `${id}-middle`, play: at(10, 0) },
      { name: `${id}-turn`, play: at(8, 2) },
      { name: `${id}-overlays`, play: at(12, 0), act: overlays },
      { name: `${id}-over`, play: at(10, 0), act: giveUp },
    );
  }
  const [first] = await games();
  const link = [{ who: "you" }, { who: "link" }];
  found.push(
    { name: "invite", play: async () => room({ game: first.id, seats: link }) },
    { name: "games", path: "/games", play: async () => room({ game: first.id, seats: people(2) }) },
    { name: "missing", path: "/nothing" },
  );
  return found;
}

function computer(count) {
  return Array.from({ length: count }, (_, seat) =>
    seat ? { who: "computer", level: 1 } : { who: "you" },
  );
}

async function more(page) {
  const button = page.locator(".more");
  if (await button.isVisible()) await button.click();
}

/** Resigns for everybody in turn until the game is over, accepting where that is asked. */
async function giveUp(page) {
  const over = () => page.locator(".says.over").count();
  for (let tries = 0; tries < 5 && !(await over()); tries++) {
    await more(page);
    await page.locator(".events button:visible").last().click();
    await page.locator(".choices .button:visible").first().click();
    await page.waitForTimeout(400);
    const answers = page.locator(".actions .button:visible");
    if (!(await over()) && (await answers.count()) === 2) await answers.first().click();
    await page.waitForTimeout(400);
  }
}

let faults = 0;
for (const { name, path, play, act, full } of await screens()) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  const browser = await launch(); // a new one for each: hundreds of windows are too many for one
  for (const [size, theme, lang] of looks) {
    const [width, height] = SIZES[size];
    const page = await open(browser, { width, height, theme, lang });
    const opened = play && (await play(page));
    if (opened) await own(page, opened);
    await page.goto(`${SERVICE}${path ?? `/play/${opened.room}`}?lang=${lang}`);
    await settled(page);
    await act?.(page);
    await page.waitForTimeout(act ? 700 : 0);
    await page.screenshot({
      path: `${folder}/${name}-${size}-${theme}-${lang}.png`,
      fullPage: full,
    });
    faults += page.faults.length;
    await page.context().close();
  }
  await browser.close();
}
process.exit(faults ? 1 : 0);
