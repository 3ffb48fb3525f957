import { encodeProject, newDocument } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedTexts } from "../../testing/saved-files.ts";
import { projectSummary } from "../../testing/summaries.ts";
import { useProject } from "../project-store.ts";
import { openProject } from "./open-project.ts";
import { tellOpening } from "./open-stored-project.ts";
import { unreadableDialog } from "./UnreadableDialog.tsx";

const stored = encodeProject(newDocument(newProject({ description: "Rossi" })));
const VERSION = {
  id: 3,
  name: "First idea",
  revision: 1,
  at: "2026-11-20T10:00:00.000Z",
  by: "Giulia Ferri",
  rows: 2,
  currency: "EUR",
  payable: null,
  isAutomatic: false,
};
const TITLE = "This project cannot be read here";

test("This project cannot be read here keeps to the rules of dialogs", async () => {
  await renderApp(null, {
    answers: { listProjectVersions: () => ({ status: 200, body: { versions: [VERSION] } }) },
  });
  const problems = [{ path: "rows[3].place", message: "expected a place" }];
  await expectDialogRules({
    title: TITLE,
    open: () =>
      openDialog(unreadableDialog, {
        project: { id: 31, revision: 4, description: "Rossi", stored, problems },
      }),
  });
});

test("[F19] [PR-04] a project of a newer version is told as such, and its original is downloaded as it is", async () => {
  const newer = { ...stored, format: 99 } as never;
  const summary = projectSummary({ id: 31, description: "Rossi" });
  await renderApp(null, {
    answers: {
      listProjectVersions: () => ({ status: 200, body: { versions: [] } }),
      getProject: () => ({
        status: 200,
        body: { summary, document: newer, revision: 4, contentHash: "", boxes: [] },
      }),
    },
  });
  expect(await tellOpening(await openProject(31))).toBe(false);
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect.element(dialog.getByText(/saved by a newer version/)).toBeVisible();
  const texts = savedTexts();
  await userEvent.click(dialog.getByRole("button", { name: "Download the original" }));
  expect(JSON.parse((await texts[0]) ?? "")).toEqual(JSON.parse(JSON.stringify(newer)));
});

test("[PR-07] an earlier version of a project that cannot be read is restored on top of it, and opened", async () => {
  const summary = projectSummary({ id: 31, description: "Rossi" });
  let isRestored = false;
  const { calls } = await renderApp(null, {
    answers: {
      getProject: () => ({
        status: 200,
        body: {
          summary,
          document: isRestored ? stored : ({ ...stored, format: 99 } as never),
          revision: isRestored ? 5 : 4,
          contentHash: "",
          boxes: [],
        },
      }),
      listProjectVersions: () => ({ status: 200, body: { versions: [VERSION] } }),
      restoreProjectVersion: () => {
        isRestored = true;
        return {
          status: 200,
          body: { summary, document: stored, revision: 5, contentHash: "", kept: null },
        } as never;
      },
    },
  });
  await tellOpening(await openProject(31));
  await userEvent.click(page.getByRole("button", { name: "Restore “First idea”" }));
  await expect.poll(() => useProject.getState().open?.revision).toBe(5);
  const asked = calls.find(({ operation }) => operation === "restoreProjectVersion");
  expect(asked).toMatchObject({ headers: { "if-match": '"4"' }, body: { name: "First idea" } });
});
