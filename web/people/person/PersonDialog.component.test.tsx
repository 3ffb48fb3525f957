import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { GIULIA, showPeople } from "../testing/show-people.tsx";
import { editPerson } from "./edit-person.ts";

const dialog = page.getByRole("dialog");

test("[AU-11] a person's settings keep to the rules of dialogs", async () => {
  await showPeople();
  await expectDialogRules({ title: "Giulia Ferri", open: () => editPerson(GIULIA) });
});

test("[AU-11] somebody's level, limit and shops are changed in a dialog, from the state that was read", async () => {
  const { calls } = await showPeople({
    changePerson: ({ body }) => ({ status: 200, body: { ...GIULIA, sellerLevel: body.sellerLevel, rev: 4 } }),
  });
  await page.getByRole("button", { name: /Giulia Ferri/ }).click();
  await expect.element(dialog.getByLabelText("User id")).toHaveValue("dealer.milano");
  await expectAccessible();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Seller level" }), "7");
  await dialog.getByLabelText("Discount without approval, %").fill("120");
  await dialog.getByRole("checkbox", { name: "Stanza Roma" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Type a percentage from 0 to 100.")).toBeVisible();
  await dialog.getByLabelText("Discount without approval, %").fill("12,5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("The change is stored and counts from now on.")).toBeVisible();
  expect(calls.find(({ operation }) => operation === "changePerson")?.body).toMatchObject({
    sellerLevel: 7,
    discountLimit: "12.5",
    shops: ["MILANO", "ROMA"],
    rev: 3,
  });
});

test("[AU-11] what the server refuses is said in the dialog, and nothing that was typed is lost", async () => {
  await showPeople({
    changePerson: () => ({ status: 409, body: { error: "last-supervisor", message: "no" } }),
  });
  await page.getByRole("button", { name: /Giulia Ferri/ }).click();
  await dialog.getByRole("switch", { name: "May sign in" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("The site would have no supervisor.");
  await expect.element(dialog.getByRole("switch", { name: "May sign in" })).not.toBeChecked();
});

test("[AU-11] a lost second factor is taken away once it is confirmed", async () => {
  const { calls } = await showPeople({ resetSecondFactor: () => ({ status: 204, body: undefined }) });
  await page.getByRole("button", { name: /Giulia Ferri/ }).click();
  await dialog.getByRole("button", { name: "Take the second factor away" }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: "Take the second factor away" }).click();
  await expect.element(page.getByText("The second factor is taken away.")).toBeVisible();
  expect(calls.some(({ operation }) => operation === "resetSecondFactor")).toBe(true);
});

test("[AU-11] [T39] somebody is erased once it is confirmed, and their data downloaded; a refusal is said", async () => {
  let isRefused = true;
  const { calls } = await showPeople({
    getPersonData: () => ({ status: 404, body: { error: "not-found", message: "no" } }),
    erasePerson: () =>
      isRefused
        ? { status: 409, body: { error: "last-supervisor", message: "no" } }
        : { status: 204, body: undefined },
  });
  await page.getByRole("button", { name: /Giulia Ferri/ }).click();
  await dialog.getByRole("button", { name: "Download their data" }).click();
  await expect.element(page.getByText("The server refused this. The log has the reason.")).toBeVisible();
  const confirmed = page.getByRole("alertdialog");
  const ask = async () => {
    await dialog.getByRole("button", { name: "Erase this person" }).click();
    await expect
      .element(confirmed.getByText("Projects, offers and orders stay with the shop.", { exact: false }))
      .toBeVisible();
    await confirmed.getByRole("button", { name: "Erase for good" }).click();
  };
  await ask();
  await expect.element(page.getByText("The site would have no supervisor.")).toBeVisible();
  isRefused = false;
  await ask();
  await expect.element(page.getByText("This person is erased.")).toBeVisible();
  expect(calls.filter(({ operation }) => operation === "erasePerson")).toHaveLength(2);
});
