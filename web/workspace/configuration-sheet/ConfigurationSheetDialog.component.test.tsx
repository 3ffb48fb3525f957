import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { openConfigurationSheet } from "./open-configuration-sheet.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;
/** A cabinet with another height than its model's. */
const deviating = () => demoKitchen(["BASE-2D-900", { HGT: 720 }]);

test("Effective configuration keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await deviating() });
  await expectDialogRules({ title: "Effective configuration", open: openConfigurationSheet });
});

test("a project without articles lists nothing", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openConfigurationSheet();
  await expect.element(page.getByText("Nothing to list yet")).toBeVisible();
});

test("only deviations are shown when they are asked for, and one is taken back to the model", async () => {
  await renderApp(null, { project: await deviating() });
  void openConfigurationSheet();
  await page.getByText("Only deviations (1)").click();
  await page.getByRole("button", { name: "back to the model", exact: false }).click();
  await expect.element(page.getByText("Everything follows the model")).toBeVisible();
  expect(choicesNow()).toEqual({});
});

test("an article leads to its place in the design", async () => {
  const { visited } = await renderApp(null, { project: await deviating() });
  void openConfigurationSheet();
  await page.getByRole("button", { name: "Show Base unit", exact: false }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(editor.state.selection).toEqual(["row1"]);
  expect(visited[0]).toContain("/configurator");
});

test("a project that may only be read takes nothing back", async () => {
  await renderApp(null, { project: await deviating(), isReadOnly: true });
  void openConfigurationSheet();
  await expect.element(page.getByRole("button", { name: "Print as PDF" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "back to the model", exact: false }))
    .not.toBeInTheDocument();
});

test("the server's PDF is downloaded; when it cannot be made a sentence says so", async () => {
  const files = savedFiles();
  let status: 200 | 404 = 404;
  await renderApp(null, {
    project: await deviating(),
    projectId: 7,
    answers: {
      printConfigurationSheet: () =>
        status === 200
          ? { status, body: new Blob(["%PDF"], { type: "application/pdf" }) }
          : { status, body: { error: "not-found", message: "gone" } },
    },
  });
  void openConfigurationSheet();
  await page.getByRole("button", { name: "Print as PDF" }).click();
  await expect.element(page.getByText("The PDF could not be made. Try again.")).toBeVisible();
  status = 200;
  await page.getByRole("button", { name: "Print as PDF" }).click();
  await expect.poll(() => files).toEqual(["Kitchen.pdf"]);
});
