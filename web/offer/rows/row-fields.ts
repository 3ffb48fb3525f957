import type { CustomerFields, RowFields } from "@stanza/offer";
import type { OwnRate } from "@stanza/pricing";
import { editAgreement, useProject } from "@stanza/web-project";

/** The marks of a row that has none yet. */
export const NO_MARKS: RowFields = { needsPhoto: false, reference: "" };

/** The fields with other marks of one row. */
export function withMarks(
  rows: CustomerFields["rows"],
  rowId: string,
  change: { readonly [K in keyof RowFields]?: RowFields[K] | undefined },
): NonNullable<CustomerFields["rows"]> {
  const { optional, ...marks } = { ...NO_MARKS, ...rows?.[rowId], ...change } as RowFields;
  return { ...rows, [rowId]: optional ? { ...marks, optional } : marks };
}

/** Rates with another one for `id`; null: it has none of its own any more. */
export function withRate(
  rates: Readonly<Record<string, OwnRate>>,
  id: string,
  vat: string | null,
): Readonly<Record<string, OwnRate>> {
  const { [id]: _before, ...rest } = rates;
  return vat === null ? rest : { ...rest, [id]: { vat, checked: true } };
}

const fields = () => useProject.getState().open?.document;

/** Changes the marks of one row of the open project. */
export function markRow(rowId: string, change: Parameters<typeof withMarks>[2]): void {
  const before = fields();
  if (before) editAgreement({ rows: withMarks(before.rows, rowId, change) });
}

/** Gives one row of the open project a tax rate of its own, or takes it away. */
export function rateRow(rowId: string, vat: string | null): void {
  const terms = fields()?.terms;
  if (terms) editAgreement({ terms: { ...terms, rowRates: withRate(terms.rowRates, rowId, vat) } });
}

/** The same for one line of a row. */
export function rateLine(rowId: string, lineId: string, vat: string | null): void {
  const terms = fields()?.terms;
  if (!terms) return;
  const ofRow = withRate(terms.lineRates[rowId] ?? {}, lineId, vat);
  editAgreement({ terms: { ...terms, lineRates: withLines(terms.lineRates, rowId, ofRow) } });
}

/** Gives one line a reference (rifGmk); empty takes it away. */
export function referLine(rowId: string, lineId: string, reference: string): void {
  const before = fields();
  if (before)
    editAgreement({ lineReferences: withReference(before.lineReferences, rowId, lineId, reference) });
}

export function withReference(
  references: CustomerFields["lineReferences"] = {},
  rowId: string,
  lineId: string,
  reference: string,
): NonNullable<CustomerFields["lineReferences"]> {
  const { [lineId]: _before, ...rest } = references[rowId] ?? {};
  return withLines(references, rowId, reference === "" ? rest : { ...rest, [lineId]: reference });
}

/** Rows without anything of their own are left out. */
export function withLines<T>(
  all: Readonly<Record<string, Readonly<Record<string, T>>>>,
  rowId: string,
  lines: Readonly<Record<string, T>>,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  const { [rowId]: _before, ...rest } = all;
  return Object.keys(lines).length > 0 ? { ...rest, [rowId]: lines } : rest;
}
