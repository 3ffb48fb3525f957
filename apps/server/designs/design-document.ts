import { newDocument, type ProjectDocument } from "@stanza/codecs";
import type { CustomerFields } from "@stanza/offer";
import { decimal, decimalOr } from "@stanza/quantities";

/**
 * A design as others may get it through a link: rooms and pieces with their choices, and which pieces are optional. Customer, addresses,
 * agreed terms, notes, references, photographs and fields that this version does not know stay behind.
 *
 * A price increase below 1 would take money off the shop's list, so it is not believed.
 *
 * usual  the fields that a new project of the shop starts with
 */
export function designDocument(original: ProjectDocument, usual: CustomerFields): ProjectDocument {
  const { project, rows, head } = original;
  const { photos: _, ...shown } = project;
  const clean = newDocument(
    { ...shown, rows: project.rows.map(({ note: _note, ...row }) => row) },
    { ...usual, ...(rows === undefined ? {} : { rows: optionalMarks(rows) }) },
  );
  const increase = decimalOr(head.pricesIncrease, "1");
  return increase.cmp(decimal("1")) > 0
    ? { ...clean, head: { ...clean.head, pricesIncrease: head.pricesIncrease } }
    : clean;
}

const optionalMarks = (rows: NonNullable<CustomerFields["rows"]>): NonNullable<CustomerFields["rows"]> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, { optional }]) =>
      optional ? [[id, { needsPhoto: false, reference: "", optional }] as const] : [],
    ),
  );
