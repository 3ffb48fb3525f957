import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openApplicator } from "./open-applicator.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows.map(({ choices }) => choices);

/** Two cabinets of which one opens to the right already. */
async function openForTwo(isReadOnly = false): Promise<void> {
  await renderApp(null, {
    project: await demoKitchen(["BASE-1D-450"], ["BASE-1D-600", { SIDE: "R" }]),
    isReadOnly,
  });
  await evaluationReady();
  void openApplicator({ catalogue: "CUCINA", variable: "SIDE", value: "R" });
  await expect.element(page.getByLabelText("New value")).toHaveValue("R");
  await dialogHasFocus();
}

test("Change a variant everywhere keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-1D-450"]) });
  await evaluationReady();
  await expectDialogRules({ title: "Change a variant everywhere", open: openApplicator });
});

test("it lists what changes, counts what has the value already, and changes the rest", async () => {
  await openForTwo();
  await expect
    .element(page.getByRole("dialog").getByRole("status"))
    .toMatchTextContent(/1 changes · 1 has it already/);
  await page.getByRole("button", { name: "Change 1 article" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(choicesNow()).toEqual([{ SIDE: "R" }, { SIDE: "R" }]);
  await expect.element(page.getByText("Hinge side changed on 1 article")).toBeVisible();
});

test("an article that is taken out of the list leaves nothing to change", async () => {
  await openForTwo();
  await page.getByRole("checkbox", { name: "Change Base unit", exact: false }).click();
  await expect
    .element(page.getByRole("button", { name: "Change 0 articles", exact: false }))
    .toHaveAttribute("title", "There is nothing to change");
});

test("a project without articles has no variant to change", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openApplicator();
  await expect.element(page.getByText("No article has a variant")).toBeVisible();
});

test("a project that may only be read says why nothing can be changed", async () => {
  await openForTwo(true);
  await expect
    .element(page.getByRole("button", { name: "Change 1 article", exact: false }))
    .toHaveAttribute("title", "This project can be viewed but not changed.");
});
