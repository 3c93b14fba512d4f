// Pictures of pages, for looking at: `node gallery/shoot.mjs WIDTHxHEIGHT URL FILE [URL FILE …]`.
import { chromium } from "playwright-core";

const [size, ...rest] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
  ],
});
const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 700 });
page.on("console", (message) => message.type() === "error" && console.error(message.text()));
page.on("pageerror", (error) => console.error(String(error)));
for (let i = 0; i < rest.length; i += 2) {
  await page.goto(rest[i]);
  await page.waitForSelector("html[data-ready]", { timeout: 20000 });
  await page.waitForTimeout(700);
  await page.screenshot({ path: rest[i + 1], fullPage: true });
}
await browser.close();
