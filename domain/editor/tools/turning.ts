import type { EvaluatedRow } from "@stanza/evaluation";
import { normaliseAngle, rotYOfDirection, sub2, type Vec2 } from "@stanza/geometry";
import { middleOf, turnableOf, turned } from "../commands.ts";
import type { Ghost, Interaction } from "../interaction.ts";
import { type Surroundings, withCollision } from "../surroundings.ts";

type Turning = Interaction & { readonly kind: "turning" };

/** The ring's handle turns by this, unless Shift is held, degrees (ux.md §3.3). */
const STEP = 15;

/** The ring around rows with its handle taken at a plan point; `null` where there is nothing that can be turned. */
export function startTurning(rows: readonly EvaluatedRow[], at: Vec2): Turning | null {
  const turnable = turnableOf(rows);
  if (turnable.length === 0) return null;
  const pivot = middleOf(turnable);
  return { kind: "turning", pivot, from: directionOf(pivot, at), by: 0, ghosts: [], typed: "" };
}

/** The handle at a plan point: turned by steps from where it was, or freely. */
export function followTurning(
  turning: Turning,
  at: Vec2,
  free: boolean,
  rows: readonly EvaluatedRow[],
  around: Surroundings,
): Turning {
  const way = normaliseAngle(directionOf(turning.pivot, at) - turning.from);
  const by = free ? Math.round(way * 10) / 10 : Math.round(way / STEP) * STEP;
  return turnedBy(turning, normaliseAngle(by), rows, around);
}

export function turnedBy(
  turning: Turning,
  by: number,
  rows: readonly EvaluatedRow[],
  around: Surroundings,
): Turning {
  const ghosts = turnableOf(rows).map((row): Ghost => {
    const { at, rotY } = turned(row.frame, turning.pivot, by);
    const ghost = { row: row.row.id, frame: { at, rotY }, box: row.article.box, wall: null, reasons: [] };
    return withCollision({ ...ghost, collidesWith: null }, row.article.mount, around);
  });
  return { ...turning, by, ghosts };
}

/** The angle that was typed, or the one that the hand shows. */
export function angleOf({ typed, by }: Turning): number {
  const value = Number.parseFloat(typed.replace(",", "."));
  return Number.isFinite(value) ? normaliseAngle(value) : by;
}

const directionOf = (pivot: Vec2, at: Vec2): number => rotYOfDirection(sub2(at, pivot));
