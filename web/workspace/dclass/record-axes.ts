import type { DclassField, DclassRow } from "@stanza/catalogue";
import { limitNumber } from "@stanza/catalogue";
import type { DclassDrafting } from "./dclass-draft.ts";
import { extentOf } from "./elevation.ts";

/** The fields of a record that move what it makes, across the front and upwards. */
export interface RecordAxes {
  readonly x?: DclassField;
  readonly y?: DclassField;
}

/** Moved by this to see what a field does, mm. */
const TRIAL = 10;
const NEAR = 0.01;

/**
 * Finds out which lengths of a record move its parts: each is changed a little, and where all of them move by as much and keep their size,
 * that length is a place. So a catalogue needs not say it, and a drawing never moves another way than its parts do.
 */
export function recordAxes(drafting: DclassDrafting, index: number): RecordAxes {
  const { list } = drafting.draft;
  const row = list.rows[index];
  const before = row && extentOf(drafting.partsOf(list.rows, index));
  if (!row || !before) return {};
  const axes: { x?: DclassField; y?: DclassField } = {};
  for (const field of list.fields) {
    if (field.type !== "num" || field.unit !== "mm") continue;
    const now = Number(row[field.name]);
    const moved = [TRIAL, -TRIAL].map((by) => limitNumber(now + by, field).value).find((one) => one !== now);
    if (moved === undefined) continue;
    const changed: DclassRow = { ...row, [field.name]: moved };
    const after = extentOf(
      drafting.partsOf(
        list.rows.map((one, i) => (i === index ? changed : one)),
        index,
      ),
    );
    if (!after || !same(after.width, before.width) || !same(after.height, before.height)) continue;
    const by = moved - now;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    if (same(dx, by) && same(dy, 0)) axes.x ??= field;
    else if (same(dx, 0) && same(dy, by)) axes.y ??= field;
  }
  return axes;
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < NEAR;
