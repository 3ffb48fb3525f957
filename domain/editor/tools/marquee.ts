import type { EvaluatedRow } from "@stanza/evaluation";
import { distance2, planToParent, type Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";

/** The person's rows whose middles lie in the rectangle between two plan points. */
export function caughtBetween(from: Vec2, to: Vec2, rows: readonly EvaluatedRow[]): readonly RowId[] {
  const inside = (point: Vec2): boolean =>
    [0, 1].every((axis) => {
      const [a, b, p] = [from[axis]!, to[axis]!, point[axis]!];
      return p >= Math.min(a, b) && p <= Math.max(a, b);
    });
  return rows
    .filter(({ automatic }) => !automatic)
    .filter(({ frame, article }) => inside(planToParent(frame, [article.box[0] / 2, article.box[2] / 2])))
    .map(({ row }) => row.id);
}

/** Whether a press that ends at `to` stayed where it began, within `reach` mm. */
export function isClick(from: Vec2, to: Vec2, reach: number): boolean {
  return distance2(from, to) < reach;
}
