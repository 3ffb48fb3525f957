import { newDocument } from "@stanza/codecs";
import { accepted, newProject, rename } from "@stanza/project";
import { beforeEach, expect, test } from "vitest";
import { editAgreement, redo, transact, undo, undoable } from "../history/project-steps.ts";
import { showProject, useProject } from "../project-store.ts";

const notes = () => useProject.getState().open?.document.notes;
const name = () => useProject.getState().open?.document.project.description;
const call = (description: string) =>
  accepted(transact("rename", (p) => rename(p, { description })) ?? (undefined as never));

beforeEach(() => {
  showProject({
    document: newDocument(newProject({ description: "A", catalogues: {} })),
    projectId: 1,
    revision: 1,
    summary: null,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
});

test("[QU-07] edits of the offer and of the design are undone and redone in the order in which they were made", () => {
  editAgreement({ notes: "one" });
  call("B");
  editAgreement({ notes: "two" });
  editAgreement({ head: { pricesIncrease: "1.1" } });
  call("C");
  const states: unknown[] = [];
  const see = () =>
    states.push([name(), notes(), String(useProject.getState().open?.document.head.pricesIncrease)]);
  for (let i = 0; i < 5; i++) {
    undo();
    see();
  }
  expect(states).toEqual([
    ["B", "two", "1.1"],
    ["B", "two", "1"],
    ["B", "one", "1"],
    ["A", "one", "1"],
    ["A", "", "1"],
  ]);
  for (let i = 0; i < 5; i++) redo();
  see();
  expect(states.at(-1)).toEqual(["C", "two", "1.1"]);
});

test("[QU-07] a new edit on either side forgets what was undone on both", () => {
  editAgreement({ notes: "one" });
  call("B");
  undo();
  undo();
  editAgreement({ notes: "other" });
  const { open } = useProject.getState();
  expect(open && undoable(open)).toEqual({ undo: { name: "agreement" }, redo: undefined });
  redo();
  expect([name(), notes()]).toEqual(["A", "other"]);
  undo();
  call("C");
  redo();
  expect([name(), notes()]).toEqual(["C", ""]);
});

test("[PR-11] what was not there before is gone again after undo", () => {
  editAgreement({
    shipping: { street: "Via Po 1", postalCode: "", city: "", county: "", country: "", countryCode: "IT" },
  });
  undo();
  expect(useProject.getState().open?.document.shipping).toBeUndefined();
});
