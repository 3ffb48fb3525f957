import type { EvaluatedRow } from "@stanza/evaluation";
import { type Placement, placeRows } from "@stanza/project";
import { choose, editor, figureText, lengthSaid, tellStepAs, transact } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { seatedHere } from "../canvas/walls/seated-here.ts";
import { commitLength, commitWall } from "../canvas/walls/wall-edits.ts";
import { wallRefusal } from "../canvas/walls/wall-sentences.ts";
import type { WallLine } from "./table-lines.ts";

/** The outcome of a typed number: `null` when it was taken, else a sentence. */
export type CommitOutcome = string | null;

/** Puts a row somewhere as one step, and says so. */
export function commitPlace(row: EvaluatedRow, placement: Placement, said: string): CommitOutcome {
  const outcome = transact(
    "edit.move",
    seatedHere((project) => placeRows(project, { placements: [{ row: row.row.id, placement }] })),
  );
  return outcomeOf(
    outcome === null ? translate("edit.readOnly") : outcome.ok ? null : translate("edit.refused"),
    said,
  );
}

/** An outer measure of an article, which its rules may correct. */
export function commitMeasure(row: EvaluatedRow, code: string, value: number, said: string): CommitOutcome {
  choose([row], { [code]: value });
  return outcomeOf(null, said);
}

/** The clear distance to what is next, by moving the row. */
export function commitDistance(row: EvaluatedRow, side: "left" | "right", value: number): void {
  editor.select([row.row.id]);
  editor.setDistance(side, value);
}

export function commitWallMeasure(
  { room, viewed: { segment } }: WallLine,
  measure: "length" | "height" | "thickness",
  value: number,
  said: string,
): CommitOutcome {
  const { id } = segment.wall;
  const refusal =
    measure === "length"
      ? commitLength(room, id, value)
      : commitWall(
          room,
          id,
          measure === "height"
            ? { height: value === room.height ? null : value, endHeight: null }
            : { thickness: value },
        );
  return outcomeOf(refusal && wallRefusal(refusal, translate), said);
}

function outcomeOf(refusal: string | null, said: string): CommitOutcome {
  if (refusal === null) tellStepAs(() => said);
  else announce(refusal);
  return refusal;
}

/** "Base unit 600, Along: 820 mm", "Base unit 600, Turn: 90 °" */
export const saidOf = (name: string, column: string, value: number, unit: string, language: string): string =>
  `${name}, ${column}: ${unit === "mm" ? lengthSaid(value, language) : `${figureText(value, language)} ${unit}`}`;
