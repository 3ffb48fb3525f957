import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { useProject } from "../project-store.ts";
import { renameProject } from "./RenameDialog.tsx";

const project = newProject({ description: "Kitchen Rossi" });
const nameNow = () => useProject.getState().open?.document.project.description;

test("Rename project keeps to the rules of dialogs", async () => {
  await renderApp(null, { project });
  await expectDialogRules({ title: "Rename project", open: renameProject });
  expect(nameNow()).toBe("Kitchen Rossi");
});

test("the present name is selected, so that typing replaces it, and Enter takes it", async () => {
  await renderApp(null, { project });
  const done = renameProject();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await userEvent.keyboard("Kitchen Bianchi{Enter}");
  await done;
  expect(nameNow()).toBe("Kitchen Bianchi");
});

test("a project that may only be read keeps its name", async () => {
  await renderApp(null, { project, isReadOnly: true });
  const done = renameProject();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await userEvent.keyboard("Other{Enter}");
  await done;
  expect(nameNow()).toBe("Kitchen Rossi");
});
