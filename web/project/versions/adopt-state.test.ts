import { newDocument } from "@stanza/codecs";
import { newProject, rename } from "@stanza/project";
import { beforeEach, expect, test } from "vitest";
import { adoptState, editAgreement, redo, transact, undo, undoable } from "../history/project-steps.ts";
import { isDirty, showProject, useProject } from "../project-store.ts";

const now = () => {
  const { open } = useProject.getState();
  if (!open) throw new Error("No project is open.");
  return open;
};
const state = () => ({ name: now().document.project.description, notes: now().document.notes });

beforeEach(() => {
  showProject({
    document: newDocument(newProject({ description: "First" })),
    projectId: 12,
    revision: 1,
    summary: null,
    owner: "user",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
  transact("edit.rename", (project) => rename(project, { description: "Second" }));
});

const restored = (notes = "") =>
  adoptState("edit.restoreVersion", {
    document: { ...newDocument(newProject({ description: "Version" })), notes },
    revision: 3,
    summary: null,
  });

test("[PR-07] a restored version is saved as it is, and one step of the history", () => {
  restored();
  expect(state()).toEqual({ name: "Version", notes: "" });
  expect([isDirty(now()), now().revision, useProject.getState().saveState.kind]).toEqual([false, 3, "saved"]);
  expect(undoable(now()).undo?.name).toBe("edit.restoreVersion");
});

test("[PR-07] undo leads back to the state before, which is then to be saved, and on to what was done before that", () => {
  restored();
  undo();
  expect(state().name).toBe("Second");
  expect([isDirty(now()), useProject.getState().saveState.kind]).toEqual([true, "pending"]);
  undo();
  expect(state().name).toBe("First");
  redo();
  redo();
  expect(state().name).toBe("Version");
});

test("[PR-07] what was agreed in the version comes and goes in the same step", () => {
  editAgreement({ notes: "Call first" });
  restored("Of the version");
  expect(state()).toEqual({ name: "Version", notes: "Of the version" });
  undo();
  expect(state()).toEqual({ name: "Second", notes: "Call first" });
  redo();
  expect(state()).toEqual({ name: "Version", notes: "Of the version" });
  undo();
  undo();
  expect(state()).toEqual({ name: "Second", notes: "" });
});

test("[PR-07] a version that differs in nothing but the agreement is a step of its own", () => {
  adoptState("edit.restoreVersion", {
    document: { ...now().document, notes: "Of the version" },
    revision: 3,
    summary: null,
  });
  expect([state(), isDirty(now())]).toEqual([{ name: "Second", notes: "Of the version" }, false]);
  undo();
  expect(state()).toEqual({ name: "Second", notes: "" });
  undo();
  expect(state()).toEqual({ name: "First", notes: "" });
});
