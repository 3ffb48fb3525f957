import { useEvaluation, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { evaluationReady } from "../../../testing/evaluation-ready.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openVariant } from "./open-variant.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;
const choose = page.getByRole("button", { name: "Choose", exact: false });

async function render(article: string, isReadOnly = false): Promise<void> {
  await renderApp(null, { project: await demoKitchen([article]), isReadOnly });
  await evaluationReady();
}

/** Leaving without an answer rejects with `false`, as the specification says (spec 2 §4). */
const open = (code: string) =>
  openVariant(useEvaluation.getState().evaluated!.rows.slice(0, 1), code).catch((left) => left);

test("Choose keeps to the rules of dialogs and answers false when it is left", async () => {
  await render("BASE-1D-450");
  await expectDialogRules({ title: "Choose: Shelf material", open: () => open("SHMAT") });
  expect(choicesNow()).toEqual({});
});

test("an option is chosen with the arrow keys and applied to the article", async () => {
  await render("BASE-1D-450");
  const answer = open("SHMAT");
  await expect.element(page.getByRole("radio", { name: "As carcass" })).toBeChecked();
  page.getByRole("radio", { name: "As carcass" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await choose.click();
  expect(await answer).toBe("GLS");
  expect(choicesNow()).toEqual({ SHMAT: "GLS" });
});

test("an option that is refused can be looked at but not chosen", async () => {
  await render("BASE-2D-900");
  void open("SHMAT");
  await page.getByRole("radio", { name: "Toughened glass", exact: false }).click();
  await expect.element(choose).toHaveAttribute("title", "Glass shelves only up to 600 mm wide");
});

test("a mandatory variant cannot be dismissed", async () => {
  await render("BASE-1D-450");
  await expectDialogRules({ title: "Choose: Hinge side", open: () => open("SIDE"), closesByEscape: false });
  await expect.element(page.getByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
});

test("many options are searched, and nothing found says so", async () => {
  await render("BASE-1D-450");
  void open("HND");
  await userEvent.fill(page.getByRole("searchbox"), "zzz");
  await expect.element(page.getByText("Nothing called “zzz”")).toBeVisible();
});

test("a project that may only be read keeps its value", async () => {
  await render("BASE-1D-450", true);
  const answer = open("SHMAT");
  await page.getByText("Toughened glass").click();
  await choose.click();
  await answer;
  expect(choicesNow()).toEqual({});
});
