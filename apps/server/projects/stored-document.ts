import { createHash } from "node:crypto";
import {
  checkDocument as decodeAndCheck,
  decodeProject,
  type ProjectDocument,
  type StoredProject,
} from "@stanza/codecs";
import { type Db, only } from "../db/pool.ts";
import { brotli, unbrotli } from "../files/brotli.ts";
import { UnreadableProject } from "../http/unreadable-project.ts";

/** A document that may be stored: its text as it was sent, its hash, and the decoded document. */
export interface CheckedDocument {
  readonly text: string;
  readonly sha: Buffer;
  readonly document: ProjectDocument;
}

export interface DocumentFault {
  readonly path: string;
  readonly message: string;
}

/** Further faults of a document are not named. */
const MOST_NAMED = 20;

/** Decodes and checks a document. Its text stays exactly as sent, because the client compares hashes. */
export function checkDocument(
  stored: StoredProject,
):
  | { readonly ok: true; readonly checked: CheckedDocument }
  | { readonly ok: false; readonly problems: readonly DocumentFault[] } {
  const decoded = decodeAndCheck(stored);
  if (!decoded.ok) return decoded;
  const text = JSON.stringify(stored);
  const sha = createHash("sha256").update(text).digest();
  return { ok: true, checked: { text, sha, document: decoded.document } };
}

/** Returns true when the project has anything to draw. */
export function hasScene({ project }: ProjectDocument): boolean {
  return project.rooms.length > 0 || project.rows.length > 0;
}

/** Stores a document, once for each shop however many revisions have it. */
export async function insertDocument(db: Db, shopId: string, { text, sha }: CheckedDocument): Promise<void> {
  await db.query({
    name: "doc-insert",
    text: `insert into project_doc (shop_id, sha, encoding, size, bytes) values ($1, $2, 'br', $3, $4)
      on conflict do nothing`,
    values: [shopId, sha, Buffer.byteLength(text), await brotli(text)],
  });
}

/**
 * A stored document.
 *
 * throws   `UnreadableProject` where it does not decode
 */
export async function readProject(db: Db, shopId: string, sha: Buffer): Promise<ProjectDocument> {
  const text = await readDocument(db, shopId, sha);
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    throw new UnreadableProject([{ path: "", message: String(error) }]);
  }
  const decoded = decodeProject(stored);
  if (decoded.ok) return decoded.document;
  throw new UnreadableProject(decoded.problems.slice(0, MOST_NAMED));
}

/** A stored document's text. */
export async function readDocument(db: Db, shopId: string, sha: Buffer): Promise<string> {
  const { rows } = await db.query<{ bytes: Buffer }>({
    name: "doc-read",
    text: "select bytes from project_doc where shop_id = $1 and sha = $2",
    values: [shopId, sha],
  });
  return (await unbrotli(only(rows).bytes)).toString("utf8");
}
