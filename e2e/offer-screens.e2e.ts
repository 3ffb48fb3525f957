import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

/** A copy of Casa Rossi of one's own, so that other journeys find it as it was. Its number comes back. */
async function openOwnCopy(page: Page, name: string): Promise<string> {
  await page.goto("/projects");
  await page.getByText("Casa Rossi, cucina ad angolo").first().click();
  await expect(page).toHaveURL(/\/configurator/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as a copy", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the copy").fill(name);
  await dialog.getByRole("button", { name: "Save as a copy" }).click();
  await expect(page.getByText(`you are now in “${name}”`)).toBeVisible();
  await expect(page).toHaveURL(/project=\d+/);
  return new URL(page.url()).searchParams.get("project") ?? "";
}

/** From the offer to one of the screens that belong to it. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "More of this offer" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function backToOffer(page: Page): Promise<void> {
  await page.getByRole("link", { name: "To the offer" }).click();
  await expect(page).toHaveURL(/\/offerview\?/);
}

const payable = (page: Page) => page.getByRole("region", { name: "Totals" }).locator("strong").last();

test("three views of one offer, customer and register, cart and basket row, services, attachments, references, summary", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  const project = await openOwnCopy(page, "Casa Rossi, screens");

  await test.step("[QU-07] Work: a discount and the price coefficient change the total, and undo takes them back in order", async () => {
    await page.goto(`/offerview?project=${project}`);
    await expect(payable(page)).toHaveText("€11,747.86");
    await expectAccessible(page);
    const third = page.getByRole("textbox", { name: "Goods, discount 3" });
    await third.fill("10");
    await third.press("Enter");
    await expect(payable(page)).not.toHaveText("€11,747.86");
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
    await expect(payable(page)).toHaveText("€11,747.86");
  });

  await test.step("[QU-06] the basket row: photo, reference and quantity are kept, the price opens to the price list", async () => {
    await page.getByRole("button", { name: "Edit Base angolo 1050" }).click();
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
    expect(file.suggestedFilename()).toBe("Casa Rossi, screens.csv");
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
  });

  await test.step("[PR-11] customer: fields are checked and kept; the register takes a new one and gives them back", async () => {
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await page.getByRole("link", { name: "All details" }).click();
    await expect(page).toHaveURL(/\/customerinfo/);
    // A toast that is fading out has the contrast of no design.
    await expect(page.getByText("Cells taken over")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel("Postal code").first().fill("123");
    await page.getByLabel("Postal code").first().blur();
    await expect(page.getByText("Postal codes of this country are written otherwise.")).toBeVisible();
    await page.getByLabel("Postal code").first().fill("20100");
    await page.getByLabel("IBAN").fill("IT60X0542811101000000123457");
    await page.getByLabel("IBAN").blur();
    await expect(page.getByText(/This is not an IBAN/)).toBeVisible();
    await page.getByLabel("IBAN").fill("IT60X0542811101000000123456");
    await page.getByLabel("IBAN").blur();
    await expect(page.getByLabel("ABI")).toHaveValue("05428");
    await page.getByLabel("VAT number").fill("IT00743110158");
    await page.getByLabel("VAT number").blur();
    await expect(page.getByText(/does not look right/)).toBeVisible();
    await page.getByRole("button", { name: "Choose from the register" }).click();
    const dialog = page.getByRole("dialog", { name: "Customer assignment" });
    await dialog.getByRole("button", { name: "New customer" }).click();
    await dialog.getByLabel("First name").fill("Elena");
    await dialog.getByLabel("Last name").fill("Fontana");
    await dialog.getByRole("button", { name: "Create and select" }).click();
    await expect(page.getByText("The project is for Elena Fontana.")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Fontana");
    await page.getByRole("button", { name: "Choose from the register" }).click();
    await dialog.getByLabel("Search customers").fill("fonta");
    await dialog
      .getByRole("radio", { name: /Elena Fontana/ })
      .first()
      .check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Skip" }).click();
    await page.keyboard.press("Control+z");
    await expect(page.getByLabel("Last name")).toHaveValue("Rossi");
  });

  await test.step("[PR-09] attachments with what is refused, references, services", async () => {
    await backToOffer(page);
    await open(page, "Attachments");
    await expect(page.getByRole("heading", { name: "No attachments yet" })).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles([
      { name: "rilievo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 survey") },
      { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
      { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("not a picture") },
    ]);
    const files = page.getByRole("list", { name: "Attachments" });
    await expect(files.getByText("rilievo.pdf")).toBeVisible();
    await expect(page.getByText("Files of this kind cannot be attached")).toBeVisible();
    await expect(page.getByText("The content is not what the name says")).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      files.getByRole("link", { name: "Download rilievo.pdf" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("rilievo.pdf");
    await files.getByRole("button", { name: "Remove rilievo.pdf" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("heading", { name: "No attachments yet" })).toBeVisible();

    await backToOffer(page);
    await open(page, "References");
    await page.getByLabel("Address").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Add link" }).click();
    await expect(page.getByText("This is not an address of the web.")).toBeVisible();
    await page.getByLabel("Text").fill("Mood board");
    await page.getByLabel("Address").fill("example.org/board");
    await page.getByRole("button", { name: "Add link" }).click();
    await expect(page.getByRole("link", { name: "Open Mood board" })).toHaveAttribute(
      "href",
      "https://example.org/board",
    );
    await expectAccessible(page);

    await backToOffer(page);
    await open(page, "Services");
    await page.getByRole("button", { name: "Add service" }).click();
    await page.getByRole("menuitem", { name: "Service of your own" }).click();
    await page.getByLabel("Of the goods").fill("3");
    await page.getByLabel("Of the goods").press("Enter");
    await expect(page.getByRole("button", { name: /^€\d.*How the price of Measuring/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("[PR-15] cart with what is not ordered, then the summary with checks and the way back", async () => {
    await backToOffer(page);
    await open(page, "Cart");
    await expect(page.getByRole("region", { name: "Not ordered" })).toContainText("Interior door");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Continue to the offer" }).click();
    await page.getByRole("link", { name: "Summary", exact: true }).first().click();
    await expect(page).toHaveURL(/\/summary\?.*from=/);
    await expect(page.getByText("1 article needs a photo")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/offerview\?project=/);
  });
});
