import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { quoteOf } from "../../testing/demo-offer.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openPromotions } from "./open-promotions.ts";

const display = { code: "MOSTRA", description: { en: "Display kitchen" }, dealerDiscount: "50" };
const promotionNow = () => useProject.getState().open?.document.promotion;

async function shown(context: TestContext = {}, answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  return renderApp(null, {
    project,
    stored: projectSummary(),
    ...context,
    answers: {
      ...quoteOf(project),
      listPromotions: () => ({ status: 200, body: { campaign: [display], delivery: [], list: [] } }),
      ...answers,
    },
  });
}

test("Promotions keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Promotions", open: openPromotions });
});

test("[QU-10] a campaign is chosen with the keyboard, kept in the project and taken back", async () => {
  await shown();
  void openPromotions();
  const campaign = page.getByRole("radio", { name: /Display kitchen/ });
  await expect.element(page.getByText(/Dealer discount 50/)).toBeVisible();
  page.getByRole("radio", { name: "No campaign" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(campaign).toBeChecked();
  expect(promotionNow()).toEqual({ campaign: "MOSTRA" });
  await userEvent.click(page.getByRole("button", { name: "Choose none" }));
  await expect.element(campaign).not.toBeChecked();
  expect(promotionNow()).toBeUndefined();
});

test("a day that has passed is no day of an order", async () => {
  await shown();
  void openPromotions();
  await userEvent.fill(page.getByLabelText("Day of the order"), "2020-01-01");
  await expect.element(page.getByText("This day has passed.")).toBeVisible();
  expect(promotionNow()).toBeUndefined();
});

test("a promotion that is not offered any more stays in view", async () => {
  await shown({ document: { promotion: { campaign: "GONE" } } });
  void openPromotions();
  await expect.element(page.getByText("No longer valid for this shop and project")).toBeVisible();
});

test("a project that may only be read shows the promotions and chooses none", async () => {
  await shown({ isReadOnly: true });
  void openPromotions();
  await expect.element(page.getByRole("radio", { name: /Display kitchen/ })).toBeDisabled();
});

test("says that there are none, and that the ERP gives no answer", async () => {
  let fails = true;
  await shown(
    {},
    {
      listPromotions: () =>
        fails
          ? { status: 502, body: { error: "promotions-unavailable", message: "No answer." } }
          : { status: 200, body: { campaign: [], delivery: [], list: [] } },
    },
  );
  void openPromotions();
  await expect.element(page.getByText("The promotions cannot be had")).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("No promotions at the moment")).toBeVisible();
});
