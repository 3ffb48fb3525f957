import { newProject } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { projectVersion } from "../../testing/versions.ts";
import { saveVersion } from "./open-save-version.ts";
import { saveVersionDialog } from "./SaveVersionDialog.tsx";

test("Save a version keeps to the rules of dialogs", async () => {
  await renderApp(null, {
    project: newProject({ description: "Kitchen" }),
    stored: projectSummary(),
    answers: { listProjectVersions: () => ({ status: 200, body: { versions: [] } }) },
  });
  await expectDialogRules({ title: "Save a version", open: () => openDialog(saveVersionDialog, {}) });
});

test("a project that may only be read gets no version, and that is said", async () => {
  await renderApp(null, {
    project: newProject({ description: "Kitchen" }),
    stored: projectSummary({ isReadOnly: true }),
    isReadOnly: true,
  });
  await saveVersion();
  await expect.element(page.getByText("This project can be viewed but not changed")).toBeVisible();
});

test("[PR-07] a version is saved under its name; one that is taken is refused before and after it is sent", async () => {
  const { calls } = await renderApp(null, {
    project: newProject({ description: "Kitchen" }),
    stored: projectSummary(),
    answers: {
      listProjectVersions: () => ({ status: 200, body: { versions: [projectVersion()] } }),
      saveProjectVersion: ({ body }) =>
        body.name === "Taken meanwhile"
          ? { status: 409, body: { error: "name-taken", message: "No." } }
          : { status: 201, body: { version: projectVersion({ id: 6, name: body.name }) } },
    },
  });
  void saveVersion();
  const name = page.getByLabelText("Name of the version");
  await userEvent.fill(name, "BEFORE discount ");
  await expect.element(page.getByText("Another version has this name.")).toBeVisible();
  await userEvent.fill(name, "Taken meanwhile");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Another version has this name.")).toBeVisible();
  await userEvent.fill(name, "Final");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Version “Final” is saved.")).toBeVisible();
  expect(calls.findLast(({ operation }) => operation === "saveProjectVersion")).toMatchObject({
    params: { id: "12" },
    body: { name: "Final", revision: 3 },
  });
});
