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
