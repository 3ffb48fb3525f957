import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ENVIRONMENT_NAMES } from "@stanza/environments";
import { BROWSER } from "../../../tools/browser.ts";
import { servePage } from "./serve-page.ts";

/**
 * Writes `light/prefiltered/`: each built-in environment as three.js filters it in software, so that nobody's browser has to. Run it after a
 * design or three.js has changed: `./run node media/viewer/testing/filter-environments.ts`. A browser test says when it is due.
 */
const pages = await servePage();
const browser = await chromium.launch({
  ...BROWSER,
  args: ["--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
const page = await browser.newPage();
await page.goto(pages.url("filter-page"));
await page.waitForFunction(() => "filterEnvironment" in window, undefined, { timeout: 120_000 });
for (const name of ENVIRONMENT_NAMES) {
  const packed = Buffer.from(await page.evaluate((one) => window.filterEnvironment(one), name), "base64");
  writeFileSync(new URL(`../light/prefiltered/${name}.bin`, import.meta.url), packed);
  console.log(`${name} ${packed.length} bytes`);
}
await browser.close();
await pages.close();
