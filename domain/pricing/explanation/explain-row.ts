import type { PricedLine, PricedProject, PricedRow } from "../priced-project.ts";
import { type ExplainedTerm, type Explanation, explainedSum, type RefTo } from "./explanation.ts";

/** Explains the amounts within one row: the row itself, a line of it, a line's unit price. */
export function explainRow(
  priced: PricedProject,
  of: RefTo<"row" | "line" | "unit-price">,
): Explanation | undefined {
  const row = priced.rows.find(({ rowId }) => rowId === of.rowId);
  if (row === undefined) return undefined;
  if (of.kind === "row") {
    return explainedSum(
      of,
      row.total,
      row.lines.flatMap((line) => lineTerm(row, line)),
    );
  }
  const line = row.lines.find(({ id }) => id === of.lineId);
  if (line?.price.kind !== "priced") return undefined;
  const { unitPrice, amount, trace } = line.price;
  if (of.kind === "unit-price") {
    return trace && { of, amount: unitPrice, how: { kind: "price-list", steps: trace } };
  }
  return {
    of,
    amount,
    how: {
      kind: "product",
      unitPrice: { of: { ...of, kind: "unit-price" }, amount: unitPrice, sign: 1 },
      factors: [line.quantity, row.quantity],
    },
  };
}

export function rowTerm(row: PricedRow): ExplainedTerm {
  return { of: { kind: "row", rowId: row.rowId }, amount: row.total, sign: 1 };
}

/** A line as a term of a sum; no term for a line without a price. */
export function lineTerm(row: PricedRow, { id, price }: PricedLine): readonly ExplainedTerm[] {
  if (price.kind !== "priced") return [];
  return [{ of: { kind: "line", rowId: row.rowId, lineId: id }, amount: price.amount, sign: 1 }];
}
