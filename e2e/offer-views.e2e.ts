import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { payable } from "./offer-pages.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

test("three views of one offer: the terms of the work, the dealer's grid, and what the client is shown", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  const project = await copyOf(page, "rossi-corner-kitchen", "Casa Rossi, views", "copy");

  await test.step("[QU-07] Work: a discount and the price coefficient change the total, and undo takes them back in order", async () => {
    await page.goto(`/offerview?project=${project}`);
    await expect(payable(page)).toHaveText("€11,777.75");
    await expectAccessible(page);
    const third = page.getByRole("textbox", { name: "Goods, discount 3" });
    await third.fill("10");
    await third.press("Enter");
    await expect(payable(page)).not.toHaveText("€11,777.75");
    const discounted = (await payable(page).textContent()) ?? "";
    const coefficient = page.getByLabel("Price coefficient");
    await coefficient.fill("1,1");
    await coefficient.press("Enter");
    await expect(payable(page)).not.toHaveText(discounted);
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(coefficient).toHaveValue("1");
    await expect(payable(page)).toHaveText(discounted);
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(third).toHaveValue("");
    await expect(payable(page)).toHaveText("€11,777.75");
  });

  await test.step("[QU-06] the basket row: photo, reference and quantity are kept, the price opens to the price list", async () => {
    await page.getByRole("button", { name: "Edit Blind corner base unit 1050" }).click();
    const dialog = page.getByRole("dialog", { name: "Row of the order" });
    await dialog.getByLabel("Needs a photo").check();
    await dialog.getByLabel("Reference", { exact: true }).fill("GMK-12");
    await dialog.getByLabel("Quantity").fill("2");
    await dialog.getByLabel("Quantity").press("Enter");
    await expect(dialog.getByText("€1,044.00").first()).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole("button", { name: /^€1,044\.00/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Why this price" })).toBeVisible();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("GMK-12")).toBeVisible();
    // The totals come from the server, after the row.
    await expect(payable(page)).toHaveText("€12,322.24");
  });

  await test.step("[QU-07] the discounts dialog shows the chain and what it comes to while it is typed", async () => {
    await page.getByRole("button", { name: "Discounts in a window of their own" }).click();
    const dialog = page.getByRole("dialog", { name: "Discounts" });
    const before =
      (await dialog.getByRole("region", { name: "Totals" }).locator("strong").last().textContent()) ?? "";
    await dialog.getByLabel("Discounts are given").selectOption("catalogue");
    await dialog.getByRole("textbox", { name: "On everything, discount 1" }).fill("30");
    await dialog.getByRole("textbox", { name: "On everything, discount 1" }).press("Enter");
    await expect(dialog.getByRole("region", { name: "Totals" }).locator("strong").last()).not.toHaveText(
      before,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(payable(page)).toHaveText(before);
  });

  await test.step("[QU-07] Order: the grid by keyboard, a pasted block, and CSV", async () => {
    await page.getByRole("link", { name: "Order", exact: true }).click();
    await expect(page).toHaveURL(/\/offerview3/);
    const grid = page.getByRole("grid", { name: "Order lines" });
    await expectAccessible(page);
    const dealer = page.getByLabel("Dealer discount");
    await dealer.fill("40");
    await dealer.press("Enter");
    await expect(grid.getByText("40 %").first()).toBeVisible();
    await grid.locator('[data-cell="0-3"]').click();
    await page.keyboard.press("F2");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expect(grid.locator('[data-cell="0-3"]')).toHaveText("3");
    await expect(grid.locator('[data-cell="1-3"]')).toBeFocused();
    await grid.locator('[data-cell="0-7"]').click();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "10\t1\tGMK-1\n4\t\tGMK-2\n");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true }),
      );
    });
    await expect(grid.locator('[data-cell="0-7"]')).toHaveText("10 %");
    await expect(grid.locator('[data-cell="1-9"]')).toHaveText("GMK-2");
    await page.keyboard.press("ArrowDown");
    await expect(grid.locator('[data-cell="1-7"]')).toBeFocused();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Casa Rossi, views.csv");
  });

  await test.step("[QU-10] Promotions: a campaign's discount counts in the grid and the total at once, and undo takes it back", async () => {
    await page.getByRole("button", { name: "Promotions", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Promotions" });
    const total = dialog.getByRole("region", { name: "Totals" }).locator("strong").last();
    const before = (await total.textContent()) ?? "";
    await expect(dialog.getByRole("group", { name: "Delivery" })).toBeVisible();
    await dialog.getByRole("radio", { name: "Display kitchen" }).check();
    await expect(total).not.toHaveText(before);
    await expectAccessible(page);
    const under = (await total.textContent()) ?? "";
    await dialog.getByRole("button", { name: "Done" }).click();
    const grid = page.getByRole("grid", { name: "Order lines" });
    await expect(grid.getByRole("button", { name: under })).toBeVisible();
    await expect(grid.locator('[data-cell="0-5"]')).toHaveText("50 %");
    await expect(page.getByRole("button", { name: "Promotions: MOSTRA · −50%" })).toBeVisible();
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(page.getByRole("button", { name: "Promotions", exact: true })).toBeVisible();
    await expect(grid.getByRole("button", { name: before })).toBeVisible();
  });

  await test.step("[QU-07] Present: no codes, no discounts, one total with and without VAT", async () => {
    await page.getByRole("link", { name: "Present", exact: true }).click();
    const present = page.getByRole("article", { name: "Your offer" });
    await expect(present.getByText("of which VAT")).toBeVisible();
    await expect(present).not.toContainText("BA1050780L");
    await expectAccessible(page);
    const total = present.locator("footer strong");
    const withTax = (await total.textContent()) ?? "";
    await present.getByText("Without VAT").click();
    await expect(total).not.toHaveText(withTax);
    // [CD-15] It stands still where the system asks for less motion, moves when it is told to, and can be stopped.
    await present.getByRole("button", { name: "Let it turn" }).click();
    await present.getByRole("button", { name: "Stop the movement" }).click();
    await expect(present.getByRole("button", { name: "Let it turn" })).toBeVisible();
  });
});
