import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

/** An article put into an empty room by a guest. */
async function furnish(page: Page): Promise<void> {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByText("Fornace kitchens", { exact: true }).click();
  await page.getByRole("searchbox").fill("Base unit, drawers 600");
  await page.getByRole("button", { name: "Add Base unit, drawers 600", exact: true }).click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await expect(
    page.getByRole("button", { name: "Base unit, drawers 600", exact: true }).first(),
  ).toBeAttached();
}

test("[CD-03] [F09] work that a killed browser had not saved is offered back, from whichever page one starts", async ({
  launchOptions,
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "stanza-profile-"));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      locale: "en-GB",
    });
  try {
    const before = await open();
    const tab = await before.newPage();
    await furnish(tab);
    // The journal has a quarter of a second for each edit.
    await tab.waitForTimeout(400);
    await kill(before);

    const after = await open();
    const again = await after.newPage();
    await again.goto("/itemsearch");
    const offered = again.getByRole("dialog", { name: "Unsaved work" });
    await expect(offered.getByText("+1 article, +1 room")).toBeVisible();
    await expectAccessible(again);
    await offered.getByRole("button", { name: "Restore" }).click();
    await expect(again.getByRole("banner").getByText(/€[\d,.]+/)).toBeVisible();
    await expect(
      again.getByRole("button", { name: "Base unit, drawers 600", exact: true }).first(),
    ).toBeAttached();
    await after.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

/** SIGKILL to the browser's own process: no handler of the page runs. */
async function kill(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error("The context has no browser of its own.");
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const browser = processInfo.find(({ type }) => type === "browser");
  if (!browser) throw new Error("The browser does not tell its process.");
  const closed = context.waitForEvent("close");
  process.kill(browser.id, "SIGKILL");
  await closed;
}
