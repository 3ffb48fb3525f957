import { useProject } from "@stanza/web-project";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openBasketRow } from "./open-basket-row.ts";

const open = () => openBasketRow("row1");
const dialog = page.getByRole("dialog", { name: "Row of the order" });
const documentNow = () => useProject.getState().open?.document;

test("Row of the order keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  await expectDialogRules({ title: "Row of the order", open });
});

test("[QU-06] photo, option, reference and quantity are kept as they are entered", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  void open();
  await userEvent.click(dialog.getByLabelText("Needs a photo"));
  await userEvent.click(dialog.getByLabelText(/^Optional:/));
  await userEvent.fill(dialog.getByLabelText("Reference"), "GMK-12");
  await userEvent.fill(dialog.getByLabelText("Quantity"), "2");
  await userEvent.keyboard("{Enter}");
  expect(documentNow()?.project.rows[0]?.quantity).toBe(2);
  expect(documentNow()?.rows?.row1).toEqual({ needsPhoto: true, reference: "GMK-12", optional: true });
});

test("on a phone each line stands by itself, and its fields keep room for their figures", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1440, 900));
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  void open();
  const vat = dialog.getByRole("table").getByLabelText(/VAT/).first();
  await expect.element(vat).toBeInTheDocument();
  const { right, width } = vat.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(100);
  expect(right).toBeLessThan(360);
});

test("a quantity that is none stays in its field and says why", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  void open();
  await userEvent.fill(dialog.getByLabelText("Quantity"), "0");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByLabelText("Quantity")).toHaveAttribute("aria-invalid", "true");
  expect(documentNow()?.project.rows[0]?.quantity).toBe(1);
});

test("a removed row closes the dialog", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  const closed = open();
  await userEvent.click(dialog.getByRole("button", { name: "Remove from the project" }));
  await closed;
  expect(documentNow()?.project.rows).toEqual([]);
});

test("a project that may only be read shows the row and changes nothing", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]), isReadOnly: true });
  void open();
  await expect.element(dialog.getByLabelText("Needs a photo")).toBeDisabled();
  await expect.element(dialog.getByLabelText("Quantity")).toHaveAttribute("readonly");
  await expect
    .element(dialog.getByRole("button", { name: "Remove from the project" }))
    .not.toBeInTheDocument();
});

test("says when the row is not in the project any more", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  void openBasketRow("gone");
  await expect.element(dialog).toMatchTextContent("This row is no longer in the project.");
});
