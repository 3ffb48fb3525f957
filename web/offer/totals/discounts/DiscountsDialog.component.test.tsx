import { NO_TERMS } from "@stanza/codecs";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { quoteOf } from "../../../testing/demo-offer.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../../testing/fake-server.ts";
import { renderApp, type TestContext } from "../../../testing/render-app.tsx";
import { projectSummary } from "../../../testing/summaries.ts";
import { openDiscounts } from "./open-discounts.ts";

const dialog = page.getByRole("dialog", { name: "Discounts" });
const termsNow = () => useProject.getState().open?.document.terms;

async function shown(context: TestContext = {}, answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  return renderApp(null, {
    project,
    stored: projectSummary(),
    document: { terms: NO_TERMS },
    ...context,
    answers: {
      ...quoteOf(project),
      ...answers,
    },
  });
}

test("Discounts keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Discounts", open: openDiscounts });
});

test("[QU-07] shows the chain and what it comes to while it is typed", async () => {
  await shown();
  void openDiscounts();
  const total = dialog.getByRole("region", { name: "Totals" });
  await expect.element(total).toBeVisible();
  const before = total.element().textContent;
  await userEvent.selectOptions(dialog.getByLabelText("Discounts are given"), "catalogue");
  await userEvent.fill(dialog.getByLabelText("On everything, discount 1"), "30");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => total.element().textContent).not.toBe(before);
  expect(termsNow()?.discounts.document).toEqual(["30"]);
});

test("more than everything is no discount", async () => {
  await shown();
  void openDiscounts();
  await userEvent.fill(dialog.getByLabelText("Goods, discount 1"), "101");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByLabelText("Goods, discount 1")).toHaveAttribute("aria-invalid", "true");
  expect(termsNow()?.discounts.standard).toEqual([]);
});

test("a project that may only be read shows the chain and changes nothing", async () => {
  await shown({ isReadOnly: true });
  void openDiscounts();
  await expect.element(dialog.getByLabelText("Goods, discount 1")).toHaveAttribute("readonly");
  await expect.element(dialog.getByLabelText("Discounts are given")).toBeDisabled();
});

test("says that the totals could not be worked out", async () => {
  await shown(
    {},
    {
      quoteProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
    },
  );
  void openDiscounts();
  await expect.element(dialog.getByRole("paragraph")).toBeVisible();
  await expect.element(dialog.getByLabelText("Goods, discount 1")).not.toBeInTheDocument();
});
