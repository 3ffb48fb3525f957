import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { SHOP, showPeople } from "../testing/show-people.tsx";
import { editShop } from "./ShopDialog.tsx";

const dialog = page.getByRole("dialog");

test("[AU-11] a shop's settings keep to the rules of dialogs", async () => {
  await showPeople();
  await expectDialogRules({ title: "Stanza Milano", open: () => editShop(SHOP) });
});

test("[AU-11] a shop is opened with the currency of its country, and the log says what was done", async () => {
  const { calls } = await showPeople(
    { createShop: ({ body }) => ({ status: 201, body: { ...SHOP, ...body, people: 0 } }) },
    "shops",
  );
  await expect.element(page.getByRole("button", { name: /Stanza Milano/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "New shop" }).click();
  await dialog.getByLabelText("Code").fill("zurich");
  await dialog.getByLabelText("Name").fill("Stanza Zürich");
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Country" }), "CH");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Open the shop" }).click();
  await expect.element(page.getByText(/Stanza Zürich is open/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === "createShop")?.body).toMatchObject({
    code: "ZURICH",
    currency: "CHF",
    country: "CH",
  });
  await page.getByRole("tab", { name: "Log" }).click();
});

test("[AU-11] address, rates and payments of a shop are set; what cannot be meant is named at its field", async () => {
  const { calls } = await showPeople({
    changeShopSettings: () => ({ status: 200, body: { ...SHOP, rev: 2 } }),
  });
  void editShop(SHOP);
  const address = dialog.getByLabelText("Address and tax numbers");
  await expect.element(address).toHaveValue("Via Tortona 27\n20144 Milano");
  await address.fill("Via Savona 3\n\n20144 Milano\n");
  await dialog.getByLabelText("Usual VAT").fill("8,1");
  await dialog.getByLabelText("Discount without approval").fill("lots");
  await dialog.getByRole("button", { name: "Add an instalment" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Type a percentage from 0 to 100.")).toBeVisible();
  await expect.element(dialog.getByText(/Say in Italiano at what each is due/)).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText("Discount without approval").fill("15");
  await dialog.getByLabelText("Instalment 1 is due").fill("all’ordine");
  await dialog.getByLabelText("Instalment 1", { exact: true }).fill("40");
  await dialog.getByLabelText("Instalment 2 is due").fill("alla consegna");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => calls.find(({ operation }) => operation === "changeShopSettings")?.body)
    .toMatchObject({
      terms: {
        address: ["Via Savona 3", "20144 Milano"],
        usualVat: "8.1",
        discountLimit: "15",
        instalments: [
          { when: { it: "all’ordine" }, percent: "40", amount: null },
          { when: { it: "alla consegna" }, percent: null, amount: null },
        ],
      },
    });
});

test("[AU-11] a kind of document that only this shop has stays when something else is changed", async () => {
  const { calls } = await showPeople({
    changeShopSettings: () => ({ status: 200, body: { ...SHOP, rev: 2 } }),
  });
  void editShop({ ...SHOP, documentType: "SA" });
  await dialog.getByLabelText("Name").fill("Stanza Zürich");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => calls.find(({ operation }) => operation === "changeShopSettings")?.body)
    .toMatchObject({ documentType: "SA", name: "Stanza Zürich" });
});
