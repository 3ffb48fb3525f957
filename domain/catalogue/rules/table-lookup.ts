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

type TableRow = LookupTable["rows"][number];

function nearestRow(table: LookupTable, keys: Keys): TableRow | undefined {
  let { rows } = table;
  const last = table.inputs.length - 1;
  for (let i = 0; i < last; i++) {
    const step = matchingRow(table, rows, i, keys[i]!)?.keys[i];
    const isExact = table.inputs[i]!.match === "exact" || typeof keys[i] === "string";
    rows = rows.filter((row) => (isExact ? same(row.keys[i]!, keys[i]!) : row.keys[i] === step));
  }
  return matchingRow(table, rows, last, keys[last]!);
}

/** The first of the rows whose key in a column matches best. */
function matchingRow(
  table: LookupTable,
  rows: readonly TableRow[],
  column: number,
  key: number | string,
): TableRow | undefined {
  const { match } = table.inputs[column]!;
  if (match === "exact" || typeof key === "string") return rows.find((row) => same(row.keys[column]!, key));
  let best: TableRow | undefined;
  for (const row of rows) {
    const step = row.keys[column] as number;
    const isNear = match === "up" ? step >= key - TOLERANCE : step <= key + TOLERANCE;
    const bestStep = best?.keys[column] as number;
    if (isNear && (best === undefined || (match === "up" ? step < bestStep : step > bestStep))) best = row;
  }
  return best;
}

const same = (a: number | string, b: number | string) =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= TOLERANCE : a === b;

const keyText = (key: number | string) => (typeof key === "number" ? numberText(key) : key);
