import type { ProjectTotals } from "@stanza/contract";
import type { ProjectStatus } from "@stanza/project";
import { type Db, only } from "../db/pool.ts";
import { type CheckedDocument, insertDocument } from "./stored-document.ts";

/** A stored save. */
export interface Revision {
  readonly revision: number;
  readonly doc_sha: Buffer;
  readonly totals: ProjectTotals;
  readonly saved_at: Date;
  readonly status: ProjectStatus;
  readonly is_offer: boolean;
}

/** The revision that a save id made, for the answer to a repeated save; `null`: it has made none. */
export async function findSave(
  db: Db,
  projectId: number,
  saveId: string,
  userId: string,
): Promise<Revision | null> {
  const { rows } = await db.query<Revision>({
    name: "revision-by-save",
    text: `select revision, doc_sha, totals, saved_at, status, is_offer from project_revision
      where project_id = $1 and save_id = $2 and saved_by = $3`,
    values: [projectId, saveId, userId],
  });
  return rows[0] ?? null;
}

/** Shop and hash of a revision's document; `null`: the project has no such revision. */
export async function findRevision(
  db: Db,
  projectId: number,
  revision: number,
): Promise<{ readonly shop_id: string; readonly doc_sha: Buffer } | null> {
  const { rows } = await db.query<{ shop_id: string; doc_sha: Buffer }>({
    name: "revision-find",
    text: "select shop_id, doc_sha from project_revision where project_id = $1 and revision = $2",
    values: [projectId, revision],
  });
  return rows[0] ?? null;
}

/** The totals and boxes of a project's present revision, or of another that is named. */
export async function totalledOf(
  db: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<StoredTotals> {
  const { rows } = await db.query<StoredTotals>({
    name: "revision-totals",
    text: "select totals, boxes::text from project_revision where project_id = $1 and revision = $2",
    values: [id, revision],
  });
  return only(rows);
}

interface StoredTotals {
  readonly totals: ProjectTotals;
  /** JSON text, see `TotalledProject`; `null`: of a revision from before it was kept. */
  readonly boxes: string | null;
}

/** Adds a revision to a project whose row is locked or new. */
export async function appendRevision(
  db: Db,
  at: { readonly shopId: string; readonly projectId: number; readonly revision: number },
  saved: {
    readonly saveId: string | null;
    readonly checked: CheckedDocument;
    readonly totals: ProjectTotals;
    readonly boxes: string | null;
    readonly status: ProjectStatus;
    readonly isOffer: boolean;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await insertDocument(db, at.shopId, saved.checked);
  await insertRevision(db, at, saved);
}

/** Adds a revision whose document is stored already. */
export async function insertRevision(
  db: Db,
  at: { readonly shopId: string; readonly projectId: number; readonly revision: number },
  saved: {
    readonly saveId: string | null;
    readonly checked: Pick<CheckedDocument, "sha">;
    readonly totals: ProjectTotals;
    readonly boxes: string | null;
    readonly status: ProjectStatus;
    readonly isOffer: boolean;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await db.query({
    name: "revision-append",
    text: `insert into project_revision (shop_id, project_id, revision, save_id, doc_sha, totals, saved_at, saved_by, status, is_offer, boxes)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      at.shopId,
      at.projectId,
      at.revision,
      saved.saveId,
      saved.checked.sha,
      saved.totals,
      saved.now,
      saved.userId,
      saved.status,
      saved.isOffer,
      saved.boxes,
    ],
  });
}
