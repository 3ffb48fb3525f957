import type { StoredErpLine, StoredProject } from "./stored-project.ts";

/** A recompute's answer about rows, with the outside names (spec 1 §7). */
export interface RecomputedErp {
  readonly rows: readonly { readonly uniqueid: string; readonly erp: readonly StoredErpLine[] }[];
  /** ISO date of the prices. */
  readonly priceDate: string;
}

/**
 * A stored project with recomputed ERP data merged back: the lines of each answered row take the place of the row's own, and the
 * prices' date is the answer's. Rows that are not answered stay as they are, the same objects; answers for rows that the project does
 * not have (generated ones, one deleted meanwhile) are left out. Nothing else changes.
 *
 * Source: spec 1 §7, spec 2 §7.
 */
export function mergeErp(stored: StoredProject, { rows, priceDate }: RecomputedErp): StoredProject {
  const answered = new Map(rows.map(({ uniqueid, erp }) => [uniqueid, erp]));
  return {
    ...stored,
    priceDate,
    rows: stored.rows.map((row) => {
      const erp = answered.get(row.uniqueid);
      return erp ? { ...row, erp: [...erp] } : row;
    }),
  };
}
