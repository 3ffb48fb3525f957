import type { DclassRow } from "@stanza/catalogue";
import { limitNumber } from "@stanza/catalogue";
import type { DclassDrafting } from "./dclass-draft.ts";

/** Lengths are tried in this grid up to the article's height, mm. */
const GRID = 200;
/** A record that finds no place among the first ones stands where it would by itself, and says what is wrong. */
const MOST_SECTIONS = 12;

/**
 * A new record where no rule of the class objects: as the catalogue begins one, else with one of its lengths elsewhere, in the first
 * section that has room. Where no place is found it is as the catalogue begins one.
 */
export function freeRecord(drafting: DclassDrafting): DclassRow {
  const { list, article } = drafting.draft;
  const fresh = drafting.fresh();
  const isFree = (row: DclassRow) =>
    drafting.attempt([...list.rows, row], (draft) =>
      draft.problems.every((problem) => problem.row !== list.rows.length),
    );
  const number = list.fields.find(({ type, unit }) => type === "num" && unit !== "mm");
  const lengths = list.fields.filter(({ type, unit }) => type === "num" && unit === "mm");
  const steps = Array.from({ length: Math.ceil(article.box[1] / GRID) }, (_, i) => (i + 1) * GRID);
  const sections = number
    ? Array.from({ length: MOST_SECTIONS }, (_, i) => ({ ...fresh, [number.name]: i + 1 }))
    : [fresh];
  for (const row of sections) {
    if (isFree(row)) return row;
    for (const field of lengths)
      for (const value of steps) {
        const tried = { ...row, [field.name]: limitNumber(value, field).value };
        if (isFree(tried)) return tried;
      }
  }
  return fresh;
}
