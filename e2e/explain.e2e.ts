import { execFileSync } from "node:child_process";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

const articles = (page: Page) => page.getByRole("list", { name: "Articles in the plan" });
const total = (page: Page) => page.getByRole("banner").getByText(/€[\d,.]+/);

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function select(page: Page, name: RegExp): Promise<void> {
  await articles(page).getByRole("button").filter({ hasText: name }).first().press("Enter");
}

/** The answer to why a field has its value; the dialog is left open. */
async function askWhy(page: Page, field: string): Promise<Locator> {
  await page.getByRole("button", { name: `Why ${field} has this value`, exact: true }).click();
  return page.getByRole("dialog", { name: `Why ${field} has this value` });
}

test("why is this not available, why this price, why this value, the effective configuration sheet on screen and as print, and one value for many pieces", {
  tag: "@all",
}, async ({ page }) => {
  await signIn(page, "seller.milano");
  await openOwnKitchen(page, "Casa Rossi, explained", "plan");
  await expect(total(page)).toBeVisible();
  await select(page, /Glazed wall unit/);
  const panel = page.getByRole("region", { name: "Properties" });

  await test.step("why is this option not available: the reason with its values by keyboard, and the nearest fix in one click", async () => {
    await panel.getByRole("button", { name: /^Interior/ }).click();
    const shelves = panel.getByRole("radiogroup", { name: /^Shelf material/ });
    const refused = shelves.getByRole("radio", { name: "Toughened glass, not available" });
    await refused.focus();
    const why = panel.getByRole("status").filter({ hasText: "Glass shelves only up to 600 mm wide" });
    await expect(why).toContainText(/Now:.*Width 1050 mm/);
    await expectAccessible(page);
    await why.getByRole("button", { name: "Set Width to 600 mm to have it" }).click();
    await expect(shelves.getByRole("radio", { name: "Toughened glass", exact: true })).toBeChecked();
    await page.keyboard.press("Control+z");
    await expect(refused).toHaveCount(1);
    await refused.locator("..").click({ force: true });
    await expect(why).toBeVisible();
  });

  await test.step("why this value: the model, then a choice of one's own and the way back in one click", async () => {
    const finish = panel.getByRole("radiogroup", { name: /^Front finish/ });
    const followed = await askWhy(page, "Front finish");
    await expect(followed).toContainText("Follows the model Cotto");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const own = finish.getByRole("radio", { name: "Cashmere", exact: true });
    await own.check({ force: true });
    const chosen = await askWhy(page, "Front finish");
    await expect(chosen).toContainText("Chosen on this article.");
    await expect(chosen).toContainText(/The model Cotto.* has Lacquer forest green matt/);
    await chosen.getByRole("button", { name: /^Back to the model: Lacquer forest green/ }).click();
    await expect(own).not.toBeChecked();
    await own.check({ force: true });
  });

  await test.step("why this price: from the article down to the cell of the price list, and the total up to what is paid", async () => {
    await panel.getByRole("button", { name: /^Why this price: €/ }).click();
    const dialog = page.getByRole("dialog", { name: "Why this price" });
    await expect(dialog.getByText("Base price").first()).toBeVisible();
    await expect(dialog.getByText(/\[.+\]: row \d+, column \d/).first()).toBeVisible();
    await expect(dialog.getByText("Price list CUC-EUR").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await total(page).click();
    await page.getByRole("button", { name: "How the total comes about" }).click();
    const whole = page.getByRole("dialog", { name: "How the total comes about" });
    await expect(whole.getByRole("heading", { name: /^Goods/ })).toBeVisible();
    await whole.getByRole("button", { name: /^Tax/ }).click();
    await expect(whole.getByRole("button", { name: /^VAT 22/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("the effective configuration sheet: every row, its deviation marked and taken back, printed on A4", async () => {
    await fromMenu(page, "Effective configuration");
    const sheet = page.getByRole("dialog", { name: "Effective configuration" });
    await expect(sheet.getByRole("heading", { name: /^Model Cotto/ })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByText(/^Only deviations \([12]\)$/).click();
    const row = sheet.getByRole("row", { name: /^Front finish Cashmere Own choice/ });
    await expect(row).toContainText("Lacquer forest green matt");
    await expectAccessible(page);
    const [printed] = await Promise.all([
      page.waitForEvent("download"),
      sheet.getByRole("button", { name: "Print as PDF" }).click(),
    ]);
    expect(printed.suggestedFilename()).toBe("Casa Rossi, explained.pdf");
    const text = pdfText(await printed.path());
    expect(text).toMatch(/Deviations from the model · Casa Rossi, explained/);
    expect(text).toMatch(/Front finish\s+Cashmere\s+Own choice\s+Lacquer forest green/);
    expect(text).toMatch(/Page 1 of \d/);
    await row.getByRole("button", { name: "Front finish back to the model" }).click();
    await expect(sheet.getByText("Everything follows the model")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("[CA-01] Style: what a front costs before it is chosen, which pieces cannot have it and why, and one undo", async () => {
    const before = (await total(page).textContent()) ?? "";
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("change a variant everywhere");
    await page.keyboard.press("Enter");
    const style = page.getByRole("region", { name: "Style" });
    await style.getByText("Everything", { exact: true }).click();
    const front = style.getByRole("radiogroup", { name: /^Front finish/ });
    await front.getByRole("radio", { name: "Cashmere" }).hover({ force: true });
    await expect(front.locator("..")).toContainText(/− €[\d,.]+/);
    await front.getByRole("radio", { name: "Cashmere" }).check({ force: true });
    await expect(total(page)).not.toHaveText(before);
    const said = style.getByRole("status").filter({ hasText: /^Front finish/ });
    await expect(said).toContainText(/\d+ change/);
    await expectAccessible(page);
    await said.getByRole("button", { name: "Undo" }).click();
    await expect(total(page)).toHaveText(before);
  });
});

test("a guest reads why a value is so and what is not available, and sees no price trace", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByText("Fornace kitchens", { exact: true }).click();
  await page.getByRole("searchbox").fill("Base unit, two doors 900");
  await page.getByRole("button", { name: "Add Base unit, two doors 900", exact: true }).click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await fromMenu(page, "Effective configuration");
  const sheet = page.getByRole("dialog", { name: "Effective configuration" });
  await expect(sheet.getByRole("heading", { name: "Base unit, two doors 900" })).toBeAttached();
  await expect(sheet.getByRole("button", { name: /^Print as PDF/ })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await select(page, /two doors 900/);
  const panel = page.getByRole("region", { name: "Properties" });
  await expect(panel.getByText(/^€[\d,.]+$/).first()).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Why this price/ })).toHaveCount(0);
  await expect(await askWhy(page, "Width")).toContainText("Comes with this article as it is sold.");
  await page.keyboard.press("Escape");
  await panel.getByRole("tab", { name: "Details" }).click();
  await expect(panel.getByText("Order lines")).toBeVisible();
  await expect(panel.getByText("Why this price")).toHaveCount(0);
  await total(page).click();
  await expect(page.getByText("With VAT, without delivery and services.")).toBeVisible();
  await expect(page.getByRole("button", { name: "How the total comes about" })).toHaveCount(0);
});

const pdfText = (path: string): string =>
  execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" }).replace(/[\u00a0\u202f]/g, " ");
