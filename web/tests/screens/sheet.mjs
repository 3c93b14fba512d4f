// One picture of many: `node tests/screens/sheet.mjs OUT COLUMNS WIDTH HEIGHT FILE …`, each fitted to its place.
import { readFileSync } from "node:fs";
import { launch } from "./browser.mjs";

const [out, columns, width, height, ...files] = process.argv.slice(2);
const pictures = files.map((file) => {
  const data = readFileSync(file).toString("base64");
  return `<img src="data:image/png;base64,${data}">`;
});
const browser = await launch();
const page = await browser.newPage({
  viewport: {
    width: columns * (+width + 12) + 12,
    height: Math.ceil(files.length / columns) * (+height + 12) + 12,
  },
});
await page.setContent(
  `<style>
    body { margin: 12px; display: grid; gap: 12px; grid-template-columns: repeat(${columns}, ${width}px); background: #8a8379 }
    img { width: ${width}px; height: ${height}px; object-fit: cover; object-position: top }
  </style>${pictures.join("")}`,
);
await page.waitForTimeout(500);
await page.screenshot({ path: out, type: "jpeg", quality: 82 });
await browser.close();
