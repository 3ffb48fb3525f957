import { undo, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { expectFingerSized } from "../../testing/finger-size.ts";
import { CUSTOMER } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openAlternatives } from "./open-alternatives.ts";

const dialog = page.getByRole("dialog", { name: "Compare fronts and finishes" });
const project = () => useProject.getState().open!.document.project;
const front = () => project().catalogues.CUCINA?.headers.CALCE?.FIN;

async function shown(isReadOnly = false): Promise<void> {
  await renderApp(null, {
    project: await demoKitchen(["BASE-1D-600"], ["BASE-2D-900", { FIN: "V03" }], ["APP-OVEN"]),
    isReadOnly,
  });
  await evaluationReady();
  void openAlternatives();
  await dialogHasFocus();
  await expect.element(dialog.getByText(/^All \d+ alternatives priced/)).toBeVisible();
}

test("Compare fronts and finishes keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-1D-600"]) });
  await evaluationReady();
  await expectDialogRules({ title: "Compare fronts and finishes", open: openAlternatives });
});

test("[QU-15] every front stands with its total; one press takes it in one step, which undo takes back", async () => {
  await shown();
  const before = project();
  await expect.element(dialog.getByLabelText("Compare", { exact: true })).toHaveDisplayValue(/^Front/);
  const [first] = dialog.getByRole("button", { name: /^Take / }).elements();
  const name = first?.getAttribute("aria-label")?.replace(/^Take /, "") ?? "";
  const row = dialog.getByRole("row").filter({ hasText: name });
  await expect.element(row.first()).toMatchTextContent(/1 keeps its own/);
  (first as HTMLElement).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(front()).toBeDefined();
  expect(project().rows[1]?.choices).toEqual({ FIN: "V03" });
  expect(useProject.getState().open?.history.undo.map((step) => step.name)).toEqual(["edit.alternative"]);
  await expect.element(page.getByText(new RegExp(`^${name}: `)).first()).toBeVisible();
  undo();
  expect(project()).toEqual(before);
});

test("[QU-15] pieces with a choice of their own come along on demand", async () => {
  await shown();
  await dialog.getByRole("checkbox", { name: "Also for pieces that have a choice of their own" }).click();
  await expect.element(dialog.getByText(/keeps its own/).first()).not.toBeInTheDocument();
});

const compared = () => useProject.getState().open?.document.comparison;

test("[QU-15] a seller puts alternatives on the offer's papers with a tick each; another variable takes their place", async () => {
  await shown();
  const ticks = dialog.getByRole("checkbox", { name: / on PDF and link$/ });
  await expectFingerSized(dialog.element());
  await ticks.nth(1).click();
  await ticks.nth(0).click();
  const own = dialog.getByRole("checkbox", { name: "Also for pieces that have a choice of their own" });
  await own.click();
  expect(compared()).toMatchObject({ catalogue: "CUCINA", variable: "FIN", includesOwn: true });
  expect(compared()?.values).toHaveLength(2);
  await dialog.getByLabelText("Compare", { exact: true }).selectOptions("Handle");
  await expect.element(dialog.getByText(/So far PDF and link compare: Front finish/)).toBeVisible();
  await expect.element(dialog.getByText(/^All \d+ alternatives priced/)).toBeVisible();
  await ticks.nth(0).click();
  expect(compared()).toMatchObject({ variable: "HND" });
  expect(compared()?.values).toHaveLength(1);
  await ticks.nth(0).click();
  expect(compared()?.values).toEqual([]);
  undo();
  expect(compared()?.values).toHaveLength(1);
});

test("[QU-15] people who make no offers have no papers to put alternatives on", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-1D-600"]), profile: CUSTOMER });
  await evaluationReady();
  void openAlternatives();
  await expect.element(dialog.getByRole("button", { name: /^Take / }).first()).toBeVisible();
  await expect.element(dialog.getByRole("checkbox", { name: / on PDF and link$/ })).not.toBeInTheDocument();
});

test("[QU-15] fronts by worktops are a table, of which a press takes both", async () => {
  await shown();
  await dialog.getByLabelText("Together with").selectOptions("Handle");
  await expect.element(dialog.getByText(/^All \d+ alternatives priced/)).toBeVisible();
  const pairs = dialog.getByRole("button", { name: /Take .+ and .+/ }).elements();
  expect(pairs.length).toBeGreaterThan(10);
  (pairs.at(-1) as HTMLElement).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(Object.keys(project().catalogues.CUCINA?.headers.CALCE ?? {}).sort()).toEqual(["FIN", "HND"]);
  expect(useProject.getState().open?.history.undo).toHaveLength(1);
});

test("a project that may only be read can be compared, and says why nothing can be taken", async () => {
  await shown(true);
  await expect
    .element(dialog.getByRole("button", { name: /^Take / }).first())
    .toHaveAttribute("title", "This project can be viewed but not changed.");
});

test("a project without articles says how to come to a comparison", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openAlternatives();
  await expect.element(page.getByText("There is nothing to compare yet")).toBeVisible();
});
