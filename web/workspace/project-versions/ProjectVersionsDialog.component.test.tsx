import { newProject, type Project } from "@stanza/project";
import { undo, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { projectVersion, versionDocument } from "../../testing/versions.ts";
import { openProjectVersions } from "./open-project-versions.ts";

const stored = projectSummary();

const shown = (project: Project, answers: ServerAnswers = {}, isReadOnly = false) =>
  renderApp(null, {
    project,
    stored: isReadOnly ? { ...stored, isReadOnly } : stored,
    isReadOnly,
    answers: {
      listProjectVersions: () => ({ status: 200, body: { versions: [projectVersion()] } }),
      ...answers,
    },
  });

const empty = newProject({ description: "Kitchen" });
const dialog = page.getByRole("dialog", { name: "Versions", exact: true });

test("Versions keeps to the rules of dialogs", async () => {
  await shown(empty);
  await expectDialogRules({ title: "Versions", open: openProjectVersions });
});

test("[PR-07] versions say who, when, total, and what is other now", async () => {
  await shown(await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]));
  void openProjectVersions();
  const item = dialog.getByRole("listitem").first();
  await expect.element(item).toMatchTextContent(/Before discount.*Giulia Ferri.*1 article · €5,156\.40/);
  await expect.element(item).toMatchTextContent(/now \+1 article, − ?€130\.00/);
});

test("[PR-07] restoring asks, keeps the state before under a name, and undo takes it back", async () => {
  const older = newProject({ description: "Older" });
  const { calls } = await shown(empty, {
    restoreProjectVersion: () => ({
      status: 200,
      body: {
        summary: { ...stored, revision: 4 },
        document: versionDocument(older),
        revision: 4,
        contentHash: "",
        kept: "Before “Before discount”",
      },
    }),
  });
  void openProjectVersions();
  await userEvent.click(dialog.getByRole("button", { name: "Restore: “Before discount”" }));
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent(/Restore “Before discount”\? The current state is kept as a version first\./);
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Restore" }));
  await expect.element(page.getByText(/is restored\. The state before is kept as/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === "restoreProjectVersion")).toMatchObject({
    headers: { "if-match": '"3"' },
    body: { name: "Before discount", keepAs: "Before “Before discount”" },
  });
  const name = () => useProject.getState().open?.document.project.description;
  expect([name(), useProject.getState().open?.revision]).toEqual(["Older", 4]);
  undo();
  expect(name()).toBe("Kitchen");
});

test("[PR-07] a restore that came too late says so, and leaves everything as it is", async () => {
  await shown(empty, {
    restoreProjectVersion: () => ({
      status: 412,
      body: {
        error: "stale-revision",
        message: "",
        details: { current: 9, by: "Marco Sala", at: "2026-11-21T10:00:00.000Z" },
      },
    }),
  });
  void openProjectVersions();
  await userEvent.click(dialog.getByRole("button", { name: "Restore: “Before discount”" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Restore" }));
  await expect.element(page.getByText(/Somebody else has changed the project meanwhile/)).toBeVisible();
  expect(useProject.getState().open?.document.project.description).toBe("Kitchen");
});

test("[PR-07] in a project that may only be read versions are looked at, not restored", async () => {
  await shown(empty, {}, true);
  void openProjectVersions();
  await expect
    .element(dialog.getByRole("button", { name: /^Restore: “Before discount”/ }))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(dialog.getByRole("button", { name: /^Compare/ })).not.toHaveAttribute("aria-disabled");
});
