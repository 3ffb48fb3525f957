import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { backToOffer, openOfferPage } from "./offer-pages.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

test("the screens beside an offer: customer and register, attachments, references, services, cart, summary, CRM order", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  const project = await copyOf(page, "rossi-corner-kitchen", "Casa Rossi, screens", "copy");

  await test.step("[PR-15] a row that needs a photo is marked in the basket row", async () => {
    await page.goto(`/offerview?project=${project}`);
    await page.getByRole("button", { name: "Edit Blind corner base unit 1050" }).click();
    const dialog = page.getByRole("dialog", { name: "Row of the order" });
    await dialog.getByLabel("Needs a photo").check();
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("[PR-11] customer: fields are checked and kept; the register takes a new one and gives them back", async () => {
    await page.getByRole("link", { name: "All details" }).click();
    await expect(page).toHaveURL(/\/customerinfo/);
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
    await openOfferPage(page, "Attachments");
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
    await openOfferPage(page, "References");
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
    await openOfferPage(page, "Services");
    await page.getByRole("button", { name: "Add service" }).click();
    await page.getByRole("menuitem", { name: "Service of your own" }).click();
    await page.getByLabel("Of the goods").fill("3");
    await page.getByLabel("Of the goods").press("Enter");
    await expect(page.getByRole("button", { name: /^€\d.*How the price of Measuring/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("[PR-15] cart with what is not ordered, then the summary with checks and the way back", async () => {
    await backToOffer(page);
    await openOfferPage(page, "Cart");
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

  await test.step("[QU-11] CRM details: no CRM, no upload; an order linked by hand stands before the description and is taken off again", async () => {
    await page.getByRole("button", { name: /^CRM order/ }).click();
    const dialog = page.getByRole("dialog", { name: "CRM order" });
    await expect(dialog.getByText("No CRM is connected here")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Upload to the CRM" })).toHaveCount(0);
    await dialog.getByLabel("Order number").fill("48~213");
    await expect(dialog.getByText("Without spaces and without ~")).toBeVisible();
    await dialog.getByLabel("Order number").fill("48213");
    await expect(dialog.getByLabel("The project is then stored as")).toHaveValue("48213~Casa Rossi, screens");
    await dialog.getByRole("button", { name: "Link", exact: true }).click();
    await expect(dialog.locator("dd", { hasText: "48213" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Summary", exact: true }).first().click();
    await expect(page.getByText("Linked to the CRM order 48213")).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload to the CRM" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Details" }).click();
    await dialog.getByRole("button", { name: "Remove the link" }).click();
    await expect(dialog.getByText("not linked to an order of the CRM")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Linked to the CRM order 48213")).toHaveCount(0);
  });

  await test.step("[SH-07] the cart of a project without a row goes to the item search", async () => {
    const { document } = await (await page.request.get(`/api/projects/${project}`)).json();
    const made = await page.request.post("/api/projects", {
      data: { description: "Casa Rossi, empty", document: { ...document, rows: [] } },
      headers: { "x-csrf": "1" },
    });
    const { summary } = await made.json();
    await page.goto(`/cart?project=${summary.id}`);
    await expect(page).toHaveURL(new RegExp(`/itemsearch\\?project=${summary.id}`));
    await expect(page.getByText("Choose an article first.")).toBeVisible();
  });
});
