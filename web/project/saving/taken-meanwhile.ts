import { encodeProject, type ProjectDocument, type StoredProject } from "@stanza/codecs";
import { contentHash } from "@stanza/web-site";

/**
 * The optional rows that a client has taken since a document was saved; empty where the server's document differs in anything else, or in
 * nothing. The server makes them plain rows, which hinders nobody who goes on working.
 *
 * saved    the document as it was last saved
 * current  the server's, with its hash
 */
export async function takenMeanwhile(
  saved: ProjectDocument,
  current: { readonly document: StoredProject; readonly contentHash: string },
): Promise<readonly string[]> {
  const marked = Object.entries(saved.rows ?? {}).flatMap(([row, { optional }]) => (optional ? [row] : []));
  if (marked.length === 0) return [];
  const left = current.document.rows.flatMap(({ uniqueid, optional }) => (optional ? [uniqueid] : []));
  const taken = marked.filter((row) => !left.includes(row));
  if (taken.length === 0) return [];
  const hash = await contentHash(encodeProject(withTaken(saved, taken)));
  return hash === current.contentHash ? taken : [];
}

/** A document in which some optional rows are plain ones. */
export function withTaken(document: ProjectDocument, taken: readonly string[]): ProjectDocument {
  const rows = Object.entries(document.rows ?? {}).map(([row, { optional, ...marks }]) => [
    row,
    optional && !taken.includes(row) ? { ...marks, optional } : marks,
  ]);
  return { ...document, rows: Object.fromEntries(rows) };
}
