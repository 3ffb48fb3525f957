import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/accessibility.ts";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { evaluationReady } from "../../../testing/evaluation-ready.ts";
import { CUSTOMER } from "../../../testing/people.ts";
import { renderApp, type TestContext } from "../../../testing/render-app.tsx";
import { openWhyPrice } from "./open-why-price.ts";

const dialog = page.getByRole("dialog", { name: "Why this price" });
const none = page.getByText("There is no price to explain");
const open = () => openWhyPrice({ kind: "row", rowId: "row1" });

/** Somebody with a base unit that has been priced. */
async function withPrice(context: TestContext = {}): Promise<void> {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]), ...context });
  await evaluationReady();
}

test("Why this price keeps to the rules of dialogs", async () => {
  await withPrice();
  await expectDialogRules({ title: "Why this price", open });
});

test("each part is opened with the keyboard, down to the price list", async () => {
  await withPrice();
  void open();
  const part = dialog.getByRole("button", { expanded: true }).first();
  await expect.element(part).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Price list CUC-EUR/);
  part.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.getAttribute("aria-expanded")).toBe("true");
  await expectAccessible();
});

test("a project that may only be read explains its prices too", async () => {
  await withPrice({ isReadOnly: true });
  void open();
  await expect.element(dialog).toMatchTextContent(/Price list CUC-EUR/);
});

test("a total is explained under a title of its own", async () => {
  await withPrice();
  void openWhyPrice({ kind: "gross" });
  await expect.element(page.getByRole("dialog", { name: "How the total comes about" })).toBeVisible();
});

test("a row without a price says so", async () => {
  await withPrice();
  void openWhyPrice({ kind: "row", rowId: "gone" });
  await expect.element(none).toBeVisible();
  await expectAccessible();
});

test("customers are not told how a price comes about", async () => {
  await withPrice({ profile: CUSTOMER });
  void open();
  await expect.element(none).toBeVisible();
});
