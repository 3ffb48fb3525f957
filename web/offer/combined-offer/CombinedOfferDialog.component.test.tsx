import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openCombinedOffer } from "./open-combined-offer.ts";

const kitchen = projectSummary();
const studio = projectSummary({ id: 13, description: "Studio Bianchi", total: null });
const locked = projectSummary({
  id: 14,
  description: "Locked",
  can: { save: false, delete: false, offer: false, statuses: [] },
});
const shown = (answers: ServerAnswers = {}) =>
  renderApp(null, {
    answers: {
      listProjects: () => ({
        status: 200,
        body: { projects: [kitchen, studio, locked], next: null, counts: {} },
      }),
      getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
      ...answers,
    },
  });

test("Combined quotation keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Combined quotation", open: () => openCombinedOffer([]) });
});

test("[QU-08] lists what may be offered; two projects with whole quantities make an offer", async () => {
  await shown();
  void openCombinedOffer([kitchen]);
  await expect.element(page.getByRole("region", { name: "1 project chosen" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /Locked/ })).not.toBeInTheDocument();
  const create = page.getByRole("button", { name: /^Create offer/ });
  await expect.element(create).toHaveAttribute("title", "Choose two projects at least");
  await userEvent.click(page.getByRole("checkbox", { name: /Studio Bianchi/ }));
  await userEvent.fill(page.getByLabelText("How many of Studio Bianchi"), "0");
  await expect.element(page.getByText("A whole number from 1 to 9999")).toBeVisible();
  await expect.element(create).toHaveAttribute("title", "A whole number from 1 to 9999");
});

test("the order can be changed and a project taken out", async () => {
  await shown();
  void openCombinedOffer([kitchen, studio]);
  const titles = page.getByRole("textbox", { name: /^Heading of/ });
  await userEvent.click(page.getByRole("button", { name: "Move Studio Bianchi up" }));
  await expect.element(titles.first()).toHaveAccessibleName("Heading of Studio Bianchi");
  await userEvent.click(page.getByRole("button", { name: "Take Kitchen Rossi out" }));
  await expect.element(page.getByRole("checkbox", { name: /Kitchen Rossi/ })).not.toBeChecked();
});

test("says that the total could not be worked out, with the way to try again", async () => {
  await shown();
  void openCombinedOffer([kitchen, studio]);
  await expect.element(page.getByRole("alert")).toMatchTextContent("The total could not be worked out.");
});

test("says that nothing is found, and that the list could not be loaded", async () => {
  let fails = false;
  await shown({
    listProjects: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { projects: [], next: null, counts: {} } };
    },
  });
  void openCombinedOffer([]);
  await expect.element(page.getByText("No project that can be offered is found.")).toBeVisible();
  fails = true;
  await userEvent.fill(page.getByRole("searchbox"), "x");
  await expect.element(page.getByRole("alert")).toBeVisible();
});
