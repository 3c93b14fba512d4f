import { mount } from "svelte";
import { start } from "../i18n/text.svelte";
import { listen } from "../lib/router.svelte";
import { follow } from "../lib/settings.svelte";
import App from "./App.svelte";
import "./fonts.css";
import "../ui/tokens.css";
import "../ui/page.css";
import "./base.css";

follow();
listen();
const target = document.getElementById("page")!;
try {
  await start();
  mount(App, { target });
} catch (error) {
  // Without the service there are no words in any language yet.
  target.textContent = `Parlour's service does not answer: ${(error as Error).message}`;
}
