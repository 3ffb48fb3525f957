import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { answeringRossi, ROSSI_VERSION, rossiSummary, storedRossi } from "../../testing/stored-rossi.ts";
import { useProject } from "../project-store.ts";
import { openProject } from "./open-project.ts";
import { tellOpening } from "./open-stored-project.ts";
import { unreadableDialog } from "./UnreadableDialog.tsx";

const TITLE = "This project cannot be read here";

test("This project cannot be read here keeps to the rules of dialogs", async () => {
  await renderApp(null, { answers: answeringRossi(storedRossi, [ROSSI_VERSION]) });
  await expectDialogRules({
    title: TITLE,
    open: () =>
      openDialog(unreadableDialog, {
        project: { id: 31, revision: 4, description: "Rossi", stored: storedRossi },
      }),
  });
});

test("[F19] a document that says nothing of rooms and articles is told as such, and downloaded", async () => {
  await renderApp(null, { answers: answeringRossi({ hello: "world" }) });
  expect(await tellOpening(await openProject(31))).toBe(false);
  await expect.element(page.getByRole("dialog", { name: TITLE })).toBeVisible();
});

test.each([
  ["that opened in safe mode", { ...storedRossi, format: 99 }],
  ["of which nothing can be read", { hello: "world" }],
])("[PR-07] an earlier version of a project %s is restored on top of it, and opened", async (_, damaged) => {
  let isRestored = false;
  const { calls } = await renderApp(null, {
    answers: {
      ...answeringRossi(storedRossi, [ROSSI_VERSION]),
      getProject: () => ({
        status: 200,
        body: {
          summary: rossiSummary,
          document: isRestored ? storedRossi : (damaged as never),
          revision: isRestored ? 5 : 4,
          contentHash: "",
          boxes: [],
        },
      }),
      restoreProjectVersion: () => {
        isRestored = true;
        return {
          status: 200,
          body: { summary: rossiSummary, document: storedRossi, revision: 5, contentHash: "", kept: null },
        } as never;
      },
    },
  });
  await tellOpening(await openProject(31));
  await userEvent.click(page.getByRole("button", { name: "Restore “First idea”" }));
  await expect.poll(() => useProject.getState().open?.revision).toBe(5);
  expect(useProject.getState().open?.safe).toBeUndefined();
  const asked = calls.find(({ operation }) => operation === "restoreProjectVersion");
  expect(asked).toMatchObject({ headers: { "if-match": '"4"' }, body: { name: "First idea" } });
});
