import { newProject } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { copyDialog } from "./CopyDialog.tsx";
import { saveAsCopy } from "./open-save-as-copy.ts";

const project = newProject({ description: "Kitchen Rossi" });
const open = () => openDialog(copyDialog, { name: "Kitchen Rossi (copy)" });

test("Save a copy keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Save a copy of this project", open });
});

test("the name is selected, so that typing replaces it, and Enter takes everything along", async () => {
  await renderApp(null);
  const answer = open();
  await expect.element(page.getByLabelText("Name of the copy")).toHaveFocus();
  await userEvent.keyboard("Kitchen Bianchi{Enter}");
  expect(await answer).toEqual({ name: "Kitchen Bianchi", withCustomer: true });
});

test("the design alone is copied as a template", async () => {
  await renderApp(null);
  const answer = open();
  await userEvent.selectOptions(page.getByLabelText("What goes along"), "template");
  await userEvent.click(page.getByRole("button", { name: "Save as a copy" }));
  expect(await answer).toEqual({ name: "Kitchen Rossi (copy)", withCustomer: false });
});

test("Cancel copies nothing", async () => {
  const { calls } = await renderApp(null, { project, stored: projectSummary() });
  const done = saveAsCopy();
  await dialogHasFocus();
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  await done;
  expect(calls).toEqual([]);
});

test("without the server the copy can be made again, under the same save id", async () => {
  const { calls } = await renderApp(null, {
    project,
    stored: projectSummary(),
    answers: {
      cloneProject: () => {
        throw new TypeError("offline");
      },
    },
  });
  const done = saveAsCopy();
  await dialogHasFocus();
  await userEvent.keyboard("{Enter}");
  await done;
  await expect.element(page.getByText("The server does not answer. Try again in a moment.")).toBeVisible();
  const before = calls.length;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  expect(calls.at(-1)).toMatchObject({ operation: "cloneProject", body: { as: "copy" } });
});
