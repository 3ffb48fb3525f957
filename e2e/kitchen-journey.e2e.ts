import { execFileSync } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { countEffort } from "./effort.ts";
import { seededUser } from "./people.ts";

const BASES = [
  "Blind corner base unit 1050",
  "Base unit, drawers 600",
  "Sink base unit 800",
  "Base unit, two doors 900",
  "Base unit, one door 450",
];
const WALL_UNITS = ["Wall unit, one door 600", "Wall unit, two doors 800", "Wall unit, one door 450"];
const OPENINGS = ["Interior door 800", "Window, two sashes 1200"];
/** Placed by hand, before the others dock beside it. */
const FIRST = "Base unit, one door 600";

test("[PR-02][QU-08][CD-11][EV-04] @phone a guest draws a room, furnishes it, changes the finish, signs in, saves and downloads the offer", async ({
  page,
}) => {
  const effort = await countEffort(page);
  await page.goto("/home");
  await expectAccessible(page);

  await test.step("the room: rt4 with its own sizes", async () => {
    await page.getByRole("button", { name: "New project" }).click();
    const dialog = page.getByRole("dialog", { name: "Room design" });
    await expect(dialog.getByRole("listitem")).toHaveCount(11);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Indent corner NW" }).click();
    await expect(dialog.getByLabel("North wall")).toHaveValue("3000");
    await dialog.getByLabel("South wall").fill("5200");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create room" }).click();
    await expect(page).toHaveURL(/\/itemsearch\/newprj/);
  });

  await test.step("the first article goes where the hand puts it", async () => {
    const chip = page.getByText("Fornace kitchens", { exact: true }).and(page.locator("label"));
    const list = page.getByRole("combobox", { name: "Catalogues" });
    await expect(chip.or(list)).toBeVisible();
    if (await list.isVisible()) await list.selectOption("Fornace kitchens");
    else await chip.click();
    await findArticle(page, FIRST);
    await expectAccessible(page);
    await page.getByRole("button", { name: new RegExp(`^Place ${FIRST}`) }).click();
    await expect(page).toHaveURL(/\/configurator/);
    await clickInPlan(page, { x: 0.5, y: 0.72 });
    await expect(headerTotal(page)).toContainText("€");
  });

  await test.step("the others find their own places", async () => {
    const add = page.getByRole("button", { name: /^Add( articles)?$/ }).first();
    const sheet = page.getByRole("button", { name: "Panel height" });
    await add.click();
    const isPhone = await sheet.isVisible();
    for (const [index, article] of [...OPENINGS, ...BASES, ...WALL_UNITS].entries()) {
      if (isPhone && index > 0) await add.click();
      await findArticle(page, article);
      await page.getByRole("button", { name: `Add ${article}`, exact: true }).click();
      // What is added is looked at.
      if (isPhone) await expect(sheet).toHaveAttribute("aria-expanded", "false");
    }
    await page.keyboard.press("Escape");
    await expect(articleButtons(page, "Worktop").first()).toBeAttached();
    await expectAccessible(page);
    for (const article of [FIRST, ...OPENINGS, ...BASES, ...WALL_UNITS])
      await expect(articleButtons(page, article)).toHaveCount(1);
    // The first price by hand for an L of 11 articles with door and window.
    await expect(headerTotal(page)).toContainText("€");
    expect((await effort()).clicks).toBeLessThanOrEqual(45);
  });

  const before = (await headerTotal(page).textContent()) ?? "";
  await test.step("one finish for all fronts", async () => {
    await clickInPlan(page, { x: 0.1, y: 0.25 });
    await openRoomPanel(page);
    const fronts = page.getByRole("radiogroup", { name: /^Front finish/ }).last();
    await fronts.getByRole("radio", { name: /forest green/i }).check({ force: true });
    await expect(headerTotal(page)).not.toHaveText(before);
    await expectAccessible(page);
  });

  await test.step("[SH-07] behind Offer a guest finds the design with the same total, and comes back", async () => {
    const total = (await headerTotal(page).textContent()) ?? "";
    await offerStep(page).click();
    await expect(page.getByRole("heading", { name: "Your design", level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Total with VAT" })).toContainText(total);
    await expect(page.getByRole("button", { name: "Ask a shop for an offer" })).toBeVisible();
    expect((await effort()).clicks).toBeLessThanOrEqual(60);
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/configurator/);
  });

  await test.step("signing in keeps the work and saves it", async () => {
    await page
      .getByRole("button", { name: /sign in to save/i })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const { login, password } = seededUser("seller.milano");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("User id").fill(login);
    await dialog.getByRole("textbox", { name: "Password" }).fill(password);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText(/^Saved \d/).first()).toBeAttached();
  });

  await test.step("the offer: the server's totals, the PDF's text", async () => {
    await offerStep(page).click();
    const payable = page.getByRole("region", { name: "Totals" }).getByRole("strong");
    await expect(payable).toContainText("€");
    await expectAccessible(page);
    const shown = (await payable.textContent()) ?? "";
    await page.getByRole("button", { name: "Create PDF" }).click();
    const options = page.getByRole("dialog", { name: "Print options" });
    await options.getByLabel("Language of the document").selectOption("de");
    await options.getByLabel("Items by").selectOption("room");
    await options.getByText("Included", { exact: true }).click();
    await options.getByLabel("Elevations").uncheck();
    await expectAccessible(page);
    await options.getByRole("button", { name: "Create PDF" }).click();
    const link = page.getByRole("link", { name: "Download" });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const text = pdfText(await download.path());
    expect(digits(text)).toContain(digits(shown));
    for (const words of ["Angebot", "Arbeitsplatte", "Sockel", "Preise inklusive MwSt.", "Grundriss"])
      expect(text).toContain(words);
    expect(text).not.toContain("Wand A");
  });
});

/** Clicks into the search and types. */
async function findArticle(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").click();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("button", { name: `Add ${name}`, exact: true })).toBeVisible();
}

/** With nothing selected the panel is the room's; on a phone it waits in the bottom bar. */
async function openRoomPanel(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Wall lengths" });
  const bar = page.getByRole("button", { name: "Variants", exact: true });
  const isLow = page.getByRole("button", { name: "Panel height", expanded: false });
  if ((await bar.isVisible()) && ((await isLow.isVisible()) || !(await heading.isVisible())))
    await bar.click();
  await expect(heading).toBeVisible();
}

/** A click on the plan, in shares of its size. */
async function clickInPlan(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const plan = page.getByRole("application").first();
  const box = await plan.boundingBox();
  if (!box) throw new Error("The plan is not on the screen.");
  const [x, y] = [box.x + box.width * at.x, box.y + box.height * at.y];
  await page.mouse.move(x, y - 8);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** The way to the offer, in the header or on a phone in the bar. */
const offerStep = (page: Page) =>
  page
    .getByRole("link", { name: "Offer", exact: true })
    .or(page.getByRole("button", { name: "Offer", exact: true }))
    .first();

const headerTotal = (page: Page) => page.getByRole("banner").getByText(/€[\d,.]+/);
const articleButtons = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /^Articles in/ })
    .first()
    .getByRole("button", { name, exact: true });

const pdfText = (path: string): string =>
  execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
/** Amounts without what languages put between their digits. */
const digits = (text: string): string => text.replace(/[^0-9\n]/g, "");
