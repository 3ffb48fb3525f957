import type { Project, Row, RowId } from "@stanza/project";
import type { ProjectDelta } from "./protocol.ts";

/** What leads from `before` to `after`, found by identity: unchanged rows are the same objects. */
export function projectDelta(before: Project | null, after: Project): ProjectDelta {
  const { rows, ...rest } = after;
  if (before === null) return { rows, order: rows.map(({ id }) => id), rest };
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const changed = rows.filter((row) => known.get(row.id) !== row);
  const sameOrder =
    rows.length === before.rows.length && rows.every((row, index) => row.id === before.rows[index]?.id);
  return {
    rows: changed,
    ...(sameOrder ? {} : { order: rows.map(({ id }) => id) }),
    ...(sameRest(before, after) ? {} : { rest }),
  };
}

/** The project after a delta; rows that did not change keep their identity. Throws for a row that neither side knows. */
export function applyDelta(before: Project | null, delta: ProjectDelta): Project {
  const rows = new Map<RowId, Row>(before?.rows.map((row) => [row.id, row]));
  for (const row of delta.rows) rows.set(row.id, row);
  const order = delta.order ?? before?.rows.map(({ id }) => id) ?? [];
  const base = delta.rest ?? before;
  if (base === null) throw new Error("The first delta carries the whole project.");
  return {
    ...base,
    rows: order.map((id) => {
      const row = rows.get(id);
      if (row === undefined) throw new Error(`Row ${id} was never sent.`);
      return row;
    }),
  };
}

function sameRest(a: Project, b: Project): boolean {
  return (
    a.rooms === b.rooms &&
    a.catalogues === b.catalogues &&
    a.automaticEdits === b.automaticEdits &&
    a.description === b.description
  );
}
