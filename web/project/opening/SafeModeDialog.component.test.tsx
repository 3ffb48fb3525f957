import { encodeProject, newDocument, salvageProject } from "@stanza/codecs";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedTexts } from "../../testing/saved-files.ts";
import { answeringRossi, ROSSI_VERSION, storedRossi } from "../../testing/stored-rossi.ts";
import { projectSummary } from "../../testing/summaries.ts";
import { transact } from "../history/project-steps.ts";
import { isReadOnly, useProject } from "../project-store.ts";
import { openProject } from "./open-project.ts";
import { tellOpening } from "./open-stored-project.ts";
import { safeModeDialog } from "./SafeModeDialog.tsx";

const SAFE = "Opened in safe mode";
const ODD = JSON.parse(
  JSON.stringify({
    ...encodeProject(newDocument(withRoom())),
    des: "Rossi",
    rows: [{ uniqueid: "a", cod: 7 }],
    quotes: "none",
  }),
);

test("Opened in safe mode keeps to the rules of dialogs", async () => {
  await renderApp(null, { answers: answeringRossi(storedRossi, [ROSSI_VERSION]) });
  const { left, isNewer } = salvageProject(ODD)!;
  await expectDialogRules({
    title: SAFE,
    open: () =>
      openDialog(safeModeDialog, { id: 31, description: "Rossi", safe: { left, isNewer, original: ODD } }),
  });
});

test("[F19] [PR-04] a project of a newer version opens to be looked at, and its original is downloaded byte for byte", async () => {
  const original = '{"format":99,"far":1e999}';
  await renderApp(null, {
    answers: {
      ...answeringRossi({ ...storedRossi, format: 99 }),
      getProjectOriginal: () => ({ status: 200, body: new Blob([original]) }) as never,
    },
  });
  expect(await tellOpening(await openProject(31))).toBe(true);
  const dialog = page.getByRole("dialog", { name: SAFE });
  await expect.element(dialog.getByText(/saved by a newer version/)).toBeVisible();
  expect(isReadOnly()).toBe(true);
  const texts = savedTexts();
  await userEvent.click(dialog.getByRole("button", { name: "Download the original" }));
  await expect.poll(() => texts.length).toBe(1);
  expect(await texts[0]).toBe(original);
});

test("[F19] a damaged project opens without what is damaged, says how much that is, and cannot be changed", async () => {
  await renderApp(null, { answers: answeringRossi(ODD) });
  await tellOpening(await openProject(31));
  const dialog = page.getByRole("dialog", { name: SAFE });
  await expect.element(dialog.getByText("1 article is missing")).toBeVisible();
  await expect.element(dialog.getByText("1 further value could not be read")).toBeVisible();
  await userEvent.click(dialog.getByText("Where, and what was expected there"));
  await expect.element(dialog.getByText("quotes", { exact: true })).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Look at it" }));
  const { open, saveState } = useProject.getState();
  expect(open?.document.project.rooms).toHaveLength(1);
  expect(saveState.kind).toBe("read-only");
  expect(transact("rename", (project) => ({ ok: true, value: { ...project, description: "x" } }))).toBeNull();
});

test("[F19] a copy of what could be read is gone on with as a new project; the original keeps its number", async () => {
  const { calls } = await renderApp(null, {
    answers: {
      ...answeringRossi(ODD),
      createProject: ({ body }) => ({
        status: 201,
        body: {
          summary: projectSummary({ id: 32, description: "copia Rossi" }),
          document: body.document ?? storedRossi,
          revision: 1,
          contentHash: "",
        },
      }),
    },
  });
  await tellOpening(await openProject(31));
  await userEvent.click(page.getByRole("button", { name: "Go on with a copy" }));
  await expect.poll(() => useProject.getState().open?.projectId).toBe(32);
  expect([useProject.getState().open?.safe, isReadOnly()]).toEqual([undefined, false]);
  expect(calls.map(({ operation }) => operation)).not.toContain("saveProject");
});
