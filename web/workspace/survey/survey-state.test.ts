import { accepted, newProject, removeWall, roomFromTemplate, viewedWalls } from "@stanza/project";
import { describe, expect, test } from "vitest";
import { freeDiagonals, roomDraft, type SurveyDraft, sketchDraft, surveyResult } from "./survey-state.ts";

let next = 0;
const newId = () => `id${next++}`;
const typed = (draft: SurveyDraft, texts: readonly string[]): SurveyDraft => ({
  ...draft,
  walls: draft.walls.map((wall, i) => ({ ...wall, text: texts[i] ?? "" })),
});
const lengths = (draft: SurveyDraft) =>
  viewedWalls(surveyResult(draft, "mm", newId).room!).map(({ segment }) => Math.round(segment.length));

describe("a survey", () => {
  test("[CD-02] shows the sketch until something is measured, and takes lengths with units", () => {
    const empty = surveyResult(sketchDraft(4), "mm", newId);
    expect([empty.measured, empty.unreadable, empty.suspects]).toEqual([0, [], []]);
    expect(lengths(typed(sketchDraft(4), ["4,21 m", "3120", "421cm", "3120"]))).toEqual([
      4210, 3120, 4210, 3120,
    ]);
  });

  test("[CD-02] marks what is no length, and measures without it", () => {
    const draft = typed(sketchDraft(4), ["4210", "-5", "abc", "0"]);
    expect(surveyResult(draft, "mm", newId)).toMatchObject({ measured: 1, unreadable: [1, 2, 3] });
    const huge = surveyResult(typed(sketchDraft(4), ["1e12", "999999999999"]), "mm", newId);
    expect([huge.room, huge.refusal?.cause ?? "unreadable"]).toEqual([null, "outOfBounds"]);
  });

  test("[CD-02] names the walls that do not close, and what the others say each should be", () => {
    const { fit, suspects } = surveyResult(
      typed(sketchDraft(4), ["4210", "3120", "4310", "3120"]),
      "mm",
      newId,
    );
    expect(fit!.closingError).toBeCloseTo(100, 6);
    expect(suspects.map(({ place, wouldFitMm }) => [place, Math.round(wouldFitMm!)])).toEqual([
      [0, 4310],
      [2, 4210],
    ]);
  });

  test("[CD-02] offers each diagonal once, never a wall", () => {
    const draft = sketchDraft(4);
    expect(freeDiagonals(draft)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(freeDiagonals({ ...draft, diagonals: [{ from: 0, to: 2, text: "" }] })).toEqual([[1, 3]]);
    expect(freeDiagonals(sketchDraft(6))).toHaveLength(9);
  });

  test("[CD-02] of a room that is there keeps its walls; of an open one it measures the gap", () => {
    const room = accepted(roomFromTemplate("rt1", [4000, 3000], { newId }));
    const measured = surveyResult(typed(roomDraft(room), ["4100", "3000", "4100", "3000"]), "mm", newId)
      .room!;
    expect(measured.walls.map(({ id }) => id)).toEqual(room.walls.map(({ id }) => id));
    const open = accepted(
      removeWall({ ...newProject(), rooms: [room] }, { room: room.id, wall: room.walls[3]!.id }),
    ).rooms[0]!;
    const draft = roomDraft(open);
    expect(draft.walls).toHaveLength(4);
    expect(
      surveyResult(typed(draft, ["4000", "3000", "4000", "3000"]), "mm", newId).room!.openEnd,
    ).not.toBeNull();
  });
});
