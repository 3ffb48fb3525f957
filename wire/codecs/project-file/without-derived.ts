import type { ProjectDocument } from "../project-document.ts";

/** Fields of a file that follow from the choices; kept, they would be stored and told again when they are long out of date. */
const OF_PROJECT = new Set(["measures", "currency"]);
const OF_ROW = new Set([
  ...["erp", "reg", "model", "neutro", "skipBasket", "wallItem", "auto", "jeval3ddone"],
]);

/**
 * A document read from a file, without the fields that a download adds (`withDerived`): they are worked out again. What else a host keeps in
 * it stays, its own `boxid` of a row included.
 */
export function withoutDerived(document: ProjectDocument): ProjectDocument {
  const { project, rows } = document.unknown;
  return {
    ...document,
    unknown: {
      project: left(project, ([name]) => !OF_PROJECT.has(name)),
      rows: Object.fromEntries(
        Object.entries(rows).flatMap(([id, fields]) => {
          const kept = left(
            fields,
            ([name, value]) => !OF_ROW.has(name) && !(name === "boxid" && value === id),
          );
          return Object.keys(kept).length > 0 ? [[id, kept] as const] : [];
        }),
      ),
    },
  };
}

function left(
  fields: Readonly<Record<string, unknown>>,
  keep: (entry: readonly [string, unknown]) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(keep));
}
