import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/accessibility.ts";
import { dialogHasFocus, expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type ListMismatch, priceListDialog } from "./PriceListDialog.tsx";

const kitchen: ListMismatch = { code: "CUCINA", catalogue: "Cucina", kept: "CUC-OLD", own: "CUC-EUR" };
const bath: ListMismatch = { code: "BAGNO", catalogue: "Bagno", kept: "BAG-OLD", own: "BAG-EUR" };
const AMOUNTS = { grossBefore: "1000.00", grossAfter: "1100.00" };
const open = (found = [kitchen], amounts: Promise<typeof AMOUNTS | null> = Promise.resolve(AMOUNTS)) =>
  openDialog(priceListDialog, { found, amounts });
const dialog = page.getByRole("alertdialog", { name: "Possible price-list issue" });

test("the question keeps to the rules of dialogs; only its buttons close it", async () => {
  await renderApp(null);
  await expectDialogRules({
    title: "Possible price-list issue",
    role: "alertdialog",
    open,
    closesByEscape: false,
  });
});

test("it says by how much the goods change, and Enter keeps the project's list", async () => {
  await renderApp(null);
  const answer = open();
  await expect
    .element(dialog)
    .toMatchTextContent("This project uses price list CUC-OLD. Your shop uses CUC-EUR.");
  await expect.element(dialog).toMatchTextContent("€1,000.00 → €1,100.00+ €100.00");
  await expect.element(page.getByRole("button", { name: "Keep CUC-OLD" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await answer).toBe("keep");
});

test("the shop's list is taken with its button", async () => {
  await renderApp(null);
  const answer = open();
  await dialogHasFocus();
  await userEvent.click(page.getByRole("button", { name: "Update prices" }));
  expect(await answer).toBe("update");
});

test("several catalogues are named, each with both lists", async () => {
  await renderApp(null);
  void open([kitchen, bath]);
  await expect.element(dialog.getByRole("listitem").nth(1)).toMatchTextContent("Bagno BAG-OLD → BAG-EUR");
  await expect.element(page.getByRole("button", { name: "Keep the project’s lists" })).toBeVisible();
  await expectAccessible();
});

test("amounts that are not known are left out, and the question can be answered", async () => {
  await renderApp(null);
  const answer = open([kitchen], Promise.reject(new Error("the worker has stopped")));
  await dialogHasFocus();
  await expect.poll(() => dialog.element().textContent).not.toContain("€");
  await userEvent.click(page.getByRole("button", { name: "Update prices" }));
  expect(await answer).toBe("update");
});
