import type { LookupTable } from "../bundle.ts";
import { numberText, TOLERANCE } from "./functions.ts";
import { RuleError } from "./rule-error.ts";

/**
 * Compiles the look-up in a table by its keys, in the order of its columns. Each column keeps the rows that match exactly, or those with
 * the next larger (`up`) or next smaller (`down`) key. Throws `RuleError` when no row is left and the table has no `else`.
 */
export function tableLookup(table: LookupTable): (keys: Keys) => number | string {
  const isExact = table.inputs.every(({ match }) => match === "exact");
  return (keys) => {
    const found = (isExact ? exactRow(table, keys) : nearestRow(table, keys))?.value ?? table.otherwise;
    if (found === undefined) throw new RuleError("E_TABLE", `${table.code}[${keys.map(keyText).join(", ")}]`);
    return found;
  };
}

type Keys = readonly (number | string)[];

function exactRow(table: LookupTable, keys: Keys) {
  return table.rows.find((row) => row.keys.every((step, i) => same(step, keys[i]!)));
}

function nearestRow(table: LookupTable, keys: Keys) {
  let rows = table.rows;
  const last = table.inputs.length - 1;
  for (let i = 0; i < last; i++) rows = rows.filter(matching(table, rows, i, keys[i]!));
  return rows.find(matching(table, rows, last, keys[last]!));
}

/** The test of a row's key in one column, among the rows that the columns before it have left. */
function matching(
  table: LookupTable,
  rows: LookupTable["rows"],
  column: number,
  key: number | string,
): (row: LookupTable["rows"][number]) => boolean {
  const { match } = table.inputs[column]!;
  if (match === "exact" || typeof key === "string") return (row) => same(row.keys[column]!, key);
  let best: number | undefined;
  for (const row of rows) {
    const step = row.keys[column] as number;
    if (match === "up" && step >= key - TOLERANCE && (best === undefined || step < best)) best = step;
    if (match === "down" && step <= key + TOLERANCE && (best === undefined || step > best)) best = step;
  }
  return (row) => row.keys[column] === best;
}

const same = (a: number | string, b: number | string) =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= TOLERANCE : a === b;

const keyText = (key: number | string) => (typeof key === "number" ? numberText(key) : key);
