import { expect, test } from "@playwright/test";
import { priceListWorkbook } from "../tools/catalogue/delivery/testing/price-list.ts";
import { signIn } from "./people.ts";

test("[CA-08] [CA-01] a price list with pictures and a few bad rows is on sale after a file, a look and a yes", async ({
  page,
}) => {
  await signIn(page, "supervisor.milano");
  await page.goto("/projects");
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("menuitem", { name: "Catalogue from tables" }).click();
  await page.locator('input[data-file="delivery"]').setInputFiles({
    name: "Esempio 2026.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(priceListWorkbook(40, 20)),
  });
  await expect(page.getByLabel("Meaning of B Artikelnr.")).toHaveValue("code");
  await expect(page.getByText("38 good rows")).toBeVisible();
  await expect(page.getByText("Preisliste I12")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Esempio");
  await page.getByRole("button", { name: "Publish 38 rows" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take in 38" }).click();
  await expect(page.getByText("Esempio is on sale")).toBeVisible();
  await page.getByRole("button", { name: "See the catalogue" }).click();
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("MB-10000");
  const card = page.getByRole("button", { name: /Unit 30, version 0/ }).first();
  await expect(card).toContainText("€105.00");
  await expect(card.locator("img")).toHaveAttribute(
    "src",
    /^\/api\/catalogues\/ESEMPIO\/pictures\/[0-9a-f]{32}\.png$/,
  );
});
