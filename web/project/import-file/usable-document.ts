import type { ProjectDocument } from "@stanza/codecs";
import type { CustomerFields } from "@stanza/offer";

/** A document that its person may work on, and what of the file is not theirs to bring. */
export interface UsableDocument {
  readonly document: ProjectDocument;
  /** Custom articles with typed prices, which only sellers bring. */
  readonly customArticles: number;
  /** True: the terms of sale are the shop's usual ones instead of the file's. */
  readonly usualTerms: boolean;
}

/**
 * The document of a file as this person may bring it: whoever sells nothing brings neither prices nor terms of sale (spec 2 §6,
 * reliability.md T24; the server holds it too).
 *
 * usual   the fields that a new project of the person's shop starts with
 */
export function usableDocument(
  document: ProjectDocument,
  { sells, usual }: { readonly sells: boolean; readonly usual: CustomerFields },
): UsableDocument {
  if (sells) return { document, customArticles: 0, usualTerms: false };
  const { project } = document;
  const rows = project.rows.filter(({ lines }) => lines === undefined || lines.length === 0);
  const head = { ...document.head, pricesIncrease: 1 };
  const fields = { ...document, terms: usual.terms, head };
  const customArticles = project.rows.length - rows.length;
  const left = customArticles === 0 ? fields : { ...fields, project: { ...project, rows } };
  return { document: left, customArticles, usualTerms: true };
}
