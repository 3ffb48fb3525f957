import type { Choices } from "@stanza/catalogue";
import { type Frame, turnPlan, type Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";

/** Neighbouring rows that share one worktop or plinth. Lengths in mm along `direction`. */
export interface RowRun {
  readonly members: readonly EvaluatedRow[];
  /** Plan direction of the members' X. */
  readonly direction: Vec2;
  readonly rotY: number;
  /** Signed distance of the members' back line from the room's origin along their front direction. */
  readonly line: number;
  /** First and last coordinate along `direction`. */
  readonly start: number;
  readonly end: number;
  /** Height of the members' anchors above the floor. */
  readonly top: number;
  readonly depth: number;
  /** The values that all members share, of the variables that the rule names. */
  readonly values: Choices;
  /** Equal for runs on one line that only a gap separates. */
  readonly key: string;
}

/** Plan directions of X (along the run) and Z (to the front) of a frame turned by `rotY`. */
export function axesOf(rotY: number): readonly [along: Vec2, across: Vec2] {
  return [turnPlan(rotY, [1, 0]), turnPlan(rotY, [0, 1])];
}

/** The article frame at `from` on the run's line, `y` above the floor. */
export function frameOnLine(run: Pick<RowRun, "rotY" | "line">, from: number, y: number): Frame {
  const [along, across] = axesOf(run.rotY);
  return {
    at: [along[0] * from + across[0] * run.line, y, along[1] * from + across[1] * run.line],
    rotY: run.rotY,
  };
}

/** Height of the run's lowest member above the floor. */
export const floorOf = (run: RowRun): number => Math.min(...run.members.map(({ frame }) => frame.at[1]));

/** The person's rows in a run: a generated member stands for the rows that it was made from. */
export function ownMembers(members: readonly EvaluatedRow[]): readonly RowId[] {
  return [...new Set(members.flatMap(({ row, automatic }) => automatic?.members ?? [row.id]))];
}
