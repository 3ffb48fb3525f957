import type { EvaluatedAndPriced } from "@stanza/live-project";
import type { FromWorker } from "./protocol.ts";

/** The whole result after an answer: changed rows from it, the others as they were, in the answer's order. */
export function mergeAnswer(
  before: EvaluatedAndPriced | null,
  answer: FromWorker & { kind: "evaluated" },
): EvaluatedAndPriced {
  const rows = new Map(before?.evaluated.rows.map((row) => [row.row.id, row]));
  for (const row of answer.rows) rows.set(row.row.id, row);
  const prices = new Map(before?.priced.rows.map((row) => [row.rowId, row]));
  for (const row of answer.priced.rows) prices.set(row.rowId, row);
  return {
    evaluated: {
      rows: answer.order.flatMap((id) => rows.get(id) ?? []),
      failed: answer.failed,
    },
    priced: { ...answer.priced, rows: answer.order.flatMap((id) => prices.get(id) ?? []) },
  };
}
