import type { Vec2 } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { planBoxOfRow } from "./plan-box.ts";

/** Finds rows by their place in plan. */
export interface RowsInPlan {
  add(rows: readonly EvaluatedRow[]): void;
  /** All rows that cover a point, and possibly some others. */
  near(point: Vec2): readonly EvaluatedRow[];
}

const CELL_MM = 1000;
/** A row that covers more cells than this is returned for every point. */
const MOST_CELLS = 64;
const SLACK_MM = 1;
const NONE: readonly EvaluatedRow[] = [];

/** Sorts rows into the cells of a square grid. Different cells may share a number, which only adds candidates. */
export function rowsInPlan(): RowsInPlan {
  const cells = new Map<number, EvaluatedRow[]>();
  const everywhere: EvaluatedRow[] = [];
  const put = (row: EvaluatedRow) => {
    const { min, max } = planBoxOfRow(row);
    const [left, back] = [cellOf(min[0] - SLACK_MM), cellOf(min[1] - SLACK_MM)];
    const [right, front] = [cellOf(max[0] + SLACK_MM), cellOf(max[1] + SLACK_MM)];
    const count = (right - left + 1) * (front - back + 1);
    if (!(count <= MOST_CELLS)) {
      everywhere.push(row);
      return;
    }
    for (let x = left; x <= right; x++)
      for (let z = back; z <= front; z++) {
        const key = keyOf(x, z);
        const others = cells.get(key);
        if (others) others.push(row);
        else cells.set(key, [row]);
      }
  };
  return {
    add(rows) {
      for (const row of rows) put(row);
    },
    near([x, z]) {
      const here = cells.get(keyOf(cellOf(x), cellOf(z))) ?? NONE;
      return everywhere.length === 0 ? here : [...here, ...everywhere];
    },
  };
}

const cellOf = (mm: number): number => Math.floor(mm / CELL_MM);
const keyOf = (x: number, z: number): number => (x * 73_856_093) ^ (z * 19_349_663);
