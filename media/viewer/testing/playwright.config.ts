import { defineConfig } from "@playwright/test";
import { BROWSER } from "../../../tools/browser.ts";

/** The viewer alone, without the server of the whole: `./run npx playwright test -c media/viewer/testing/playwright.config.ts`. */
export default defineConfig({
  testDir: "..",
  testMatch: "*.browser.e2e.ts",
  outputDir: "../../../test-results/viewer",
  workers: 1,
  timeout: 120_000,
  use: {
    browserName: "chromium",
    launchOptions: {
      ...BROWSER,
      args: ["--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    },
  },
});
