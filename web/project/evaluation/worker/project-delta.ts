import { EVALUATED_FIELDS, type EvaluationInput, evaluationInput } from "@stanza/evaluation";
import type { Row, RowId } from "@stanza/project";
import type { ProjectDelta } from "./protocol.ts";

const OTHER_FIELDS = EVALUATED_FIELDS.filter((field) => field !== "rows");

/**
 * The way from `before` to `after`, of the fields that evaluation reads. Changes are found by identity: what is unchanged is the same
 * object.
 */
export function projectDelta(before: EvaluationInput | null, after: EvaluationInput): ProjectDelta {
  const { rows } = after;
  if (before === null) {
    const { rows: _, ...rest } = evaluationInput(after);
    return { rows, order: rows.map(({ id }) => id), rest };
  }
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const changed = rows.filter((row) => known.get(row.id) !== row);
  const sameOrder =
    rows.length === before.rows.length && rows.every((row, index) => row.id === before.rows[index]?.id);
  const others = OTHER_FIELDS.filter((field) => before[field] !== after[field]);
  return {
    rows: changed,
    ...(sameOrder ? {} : { order: rows.map(({ id }) => id) }),
    rest: Object.fromEntries(others.map((field) => [field, after[field]])),
  };
}

/** The project after a delta; rows that did not change keep their identity. Throws for a row that neither side knows. */
export function applyDelta(before: EvaluationInput | null, delta: ProjectDelta): EvaluationInput {
  const rows = new Map<RowId, Row>(before?.rows.map((row) => [row.id, row]));
  for (const row of delta.rows) rows.set(row.id, row);
  const order = delta.order ?? before?.rows.map(({ id }) => id) ?? [];
  const others = { ...before, ...delta.rest };
  if (!isWhole(others)) throw new Error("The first delta carries the whole project.");
  const isUnchanged = before !== null && delta.rows.length === 0 && delta.order === undefined;
  return {
    ...others,
    rows: isUnchanged
      ? before.rows
      : order.map((id) => {
          const row = rows.get(id);
          if (row === undefined) throw new Error(`Row ${id} was never sent.`);
          return row;
        }),
  };
}

function isWhole(fields: ProjectDelta["rest"]): fields is Omit<EvaluationInput, "rows"> {
  return OTHER_FIELDS.every((field) => field in fields);
}
