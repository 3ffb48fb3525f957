import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";
import { speakPseudo } from "./pseudo-locale.ts";

/** Nothing hangs over the page's side, and its heading is in the language that nobody speaks. */
async function expectWhole(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first(), screen).toBeAttached();
  // What comes after the first picture has come; a page never rests wholly, as it waits for news.
  await page.waitForTimeout(700);
  const found = await page.evaluate(() => ({
    dir: getComputedStyle(document.body).direction,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isPseudo: document.body.textContent?.includes("~"),
  }));
  expect(found, screen).toEqual({ dir: "rtl", over: 0, isPseudo: true });
}

test("[SH-18] a language that is long and written from the right breaks no screen, at a desk and on a phone", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  await speakPseudo(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/home");
  await expectWhole(page, "home");
  await signIn(page, "dealer.milano");
  const project = await copyOf(page, "rossi-corner-kitchen", "From the right", "copy");
  const screens = [
    "/home",
    "/projects",
    "/itemsearch",
    `/configurator?project=${project}`,
    `/offerview?project=${project}`,
    "/usersettings",
    "/customer",
  ];
  for (const [width, height] of [
    [1280, 860],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const screen of screens) {
      await page.goto(screen);
      await expectWhole(page, `${screen} at ${width}`);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/rtl-${width}${screen.replace(/[^a-z]/g, "-")}.png`,
        });
    }
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`/configurator?project=${project}`);
  // The tools stand where reading begins.
  const rail = await page.locator("nav[data-region]").first().boundingBox();
  expect(rail?.x ?? 0).toBeGreaterThan(1000);
  // What is drawn is not mirrored.
  expect(await page.locator("[data-canvas=plan]").evaluate((plan) => getComputedStyle(plan).direction)).toBe(
    "ltr",
  );
});
