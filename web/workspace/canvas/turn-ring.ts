import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, distance2, planToParent, type Vec2 } from "@stanza/geometry";
import type { HeldBack } from "@stanza/project";
import { editor } from "@stanza/web-project";
import type { KeyboardEvent } from "react";

/** The rows of the selection that a hand may turn. */
export const turnableRows = (selected: readonly EvaluatedRow[], held: HeldBack): readonly EvaluatedRow[] =>
  selected.filter(
    ({ row, automatic }) => !automatic && row.placement.on === "room" && !held.lockedRows.has(row.id),
  );

/** The middle of rows on the plan: of one its own, of several that of their middles. */
export function middleOf(rows: readonly EvaluatedRow[]): Vec2 {
  const centres = rows.map(({ frame, article }) =>
    planToParent(frame, [article.box[0] / 2, article.box[2] / 2]),
  );
  const sum = centres.reduce<Vec2>(([x, z], centre) => [x + centre[0], z + centre[1]], [0, 0]);
  return [sum[0] / centres.length, sum[1] / centres.length];
}

/** From a point to the farthest corner of rows, mm. */
export const reachOf = (middle: Vec2, rows: readonly EvaluatedRow[]): number =>
  rows
    .flatMap(({ frame, article }) => boxFootprint(frame, article.box))
    .reduce((most, corner) => Math.max(most, distance2(corner, middle)), 0);

/** Arrow keys on the ring's handle turn the selection. */
export function turnByKey(event: KeyboardEvent): void {
  const sense = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[event.key];
  if (sense === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  editor.rotate(sense === 1 ? 1 : -1);
}
