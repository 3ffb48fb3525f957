import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/**
 * axe finds nothing on the screen once it is there and stands still: WCAG 2.2 A and AA, best practice, target size. The journey goes on,
 * the test fails. `within` a selector where something without a veil lies over what cannot be used meanwhile.
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await expectNothing(page, within, { rules: { "target-size": { enabled: true } } }, "axe");
}

/**
 * The same in the light scheme and then, for all that the scheme changes, in the dark one: everything can be read there too. The page is
 * left in the light one. It follows the device, so nothing is loaded anew.
 *
 * state  what the screen was made to show, for the message
 */
export async function expectAccessibleInBothSchemes(page: Page, state: string): Promise<void> {
  await expectNothing(page, "html", { rules: { "target-size": { enabled: true } } }, `${state}, light: axe`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expectNothing(page, "html", { runOnly: ["color-contrast"] }, `${state}, dark: axe`);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
}

async function expectNothing(page: Page, within: string, options: RunOptions, what: string): Promise<void> {
  await page.locator("main").first().waitFor();
  await isReady(page);
  await standsStill(page);
  // Legacy: no page holds a frame of another origin, for which axe would gather its findings in a page of its own, five times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(within)
    .options({ resultTypes: ["violations"], ...options })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} (${any[0]?.message ?? ""})`).join(" | ")}`,
  );
  expect.soft(found, `${what} on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Waits until nothing loads or is evaluated: before that, headings may be missing and old amounts are dimmed. A screen that stays busy is checked as it is. */
async function isReady(page: Page): Promise<void> {
  const calm = page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: 10_000,
    // Not at each frame: a page that is busy has none to spare.
    polling: 100,
  });
  await calm.catch(() => undefined);
}

/** Nothing fades or slides any more: halfway, contrast is that of no design. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
