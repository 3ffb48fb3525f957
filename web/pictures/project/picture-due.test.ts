import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { type PictureState, pictureDue } from "./picture-due.ts";

const empty = newProject({ description: "" });
const pictured = { ...empty, rows: [...empty.rows] };
const state: PictureState = {
  enabled: true,
  isSavedAndShown: true,
  model: { ...pictured, rows: [] },
  pictured,
  takenAt: null,
};
const NOW = 1_000_000;

test.each<[string, Partial<PictureState>, number | null]>([
  ["the first change", {}, 0],
  ["a site without pictures", { enabled: false }, null],
  ["work that is not saved or not shown yet", { isSavedAndShown: false }, null],
  ["a change that is not of the model, as a name or a discount", { model: { ...pictured } }, null],
  ["another look at the room", { model: { ...pictured, rooms: [] } }, 0],
  ["a generated worktop taken away", { model: { ...pictured, automaticEdits: {} } }, 0],
  ["a new project without anything in it", { pictured: null, model: empty }, null],
  ["a change right after a picture", { takenAt: NOW - 1_000 }, 29_000],
  ["a change 30 s after a picture", { takenAt: NOW - 30_000 }, 0],
])("[PR-05] %s: when the project's picture is taken", (_, change, expected) => {
  expect(pictureDue({ ...state, ...change }, NOW)).toBe(expected);
});
