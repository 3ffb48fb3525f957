import type { Db } from "../db/pool.ts";
import { forgetScenePictures } from "../pictures/scene-picture-record.ts";
import { forgetDocuments } from "../projects/forget-documents.ts";
import { readDocument } from "../projects/stored-document.ts";
import { forgetRenders } from "../renders/forget-renders.ts";
import { clientWords, withoutWords } from "./redact.ts";

interface OwnedProject {
  readonly id: number;
  readonly shop_id: string;
}

/**
 * Erases projects with everything about them: versions, pictures, photographs, attachments, offers with their links, letters and comments.
 * Offers that were accepted or ordered are records of the shop: they stay with lines and amounts, and the person's words are taken out of
 * them; the paper that was signed stays as it is until its retention ends. Files are erased afterwards, by `purgeProjects`.
 *
 * words   what else says who the person is, e.g. the account's name
 * at      now
 */
export async function eraseProjects(
  db: Db,
  projects: readonly OwnedProject[],
  { words, at }: { readonly words: readonly string[]; readonly at: Date },
): Promise<void> {
  if (projects.length === 0) return;
  const ids = projects.map(({ id }) => id);
  const said = [...words, ...(await wordsOfDocuments(db, ids))];
  await discardFiles(db, ids, at);
  await forgetRenders(db, ids, at);
  await forgetScenePictures(db, ids, at);
  await eraseOffers(db, ids);
  await blankKeptOffers(db, ids, said);
  for (const table of [
    "project_photo",
    "row_photo",
    "project_views",
    "attachment",
    "discount_approval",
    "project_status_log",
    "project_version",
    "project_presence",
    "ar_link",
    "job",
  ])
    await db.query(`delete from ${table} where project_id = any($1)`, [ids]);
  await db.query("delete from notification where project_id = any($1)", [ids]);
  await db.query("update audit set detail = '{}' where entity = 'project' and entity_id = any($1::text[])", [
    ids.map(String),
  ]);
  await db.query("update order_file set doc_sha = null where project_id = any($1)", [ids]);
  await db.query("update design_link set project_id = null where project_id = any($1)", [ids]);
  const { rows: documents } = await db.query<{ shop_id: string; doc_sha: Buffer }>(
    "delete from project_revision where project_id = any($1) returning shop_id, doc_sha",
    [ids],
  );
  await db.query(
    `update project set description = '', customer_name = '', customer_code = '', customer_email = '', crm_order = '', assigned_user_id = null, picture_sha = null,
      drawn_sha = null, doc_sha = '', deleted_at = coalesce(deleted_at, $2), purged_at = $2 where id = any($1)`,
    [ids, at],
  );
  await forgetDocuments(db, documents);
}

async function wordsOfDocuments(db: Db, ids: readonly number[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ shop_id: string; doc_sha: Buffer }>(
    "select distinct shop_id, doc_sha from project_revision where project_id = any($1)",
    [ids],
  );
  const words = new Set<string>();
  for (const { shop_id, doc_sha } of rows)
    for (const word of clientWords(JSON.parse(await readDocument(db, shop_id, doc_sha)))) words.add(word);
  return [...words];
}

/** SQL: the offer `o` is a record of the shop, which stays. */
export const KEPT_OFFER =
  "(o.status = 'accepted' or exists (select from order_file f where f.offer_id = o.id))";

/** Notes the files of the projects and of the offers that go; the bytes are erased once nothing else names them. */
async function discardFiles(db: Db, ids: readonly number[], at: Date): Promise<void> {
  const shas = `select sha from project_photo where project_id = any($1)
      union select sha from row_photo where project_id = any($1) union select sha from attachment where project_id = any($1)
      union select unnest(array[picture_sha, drawn_sha]) from project where id = any($1)
      union select unnest(array[o.scene_sha, o.positions_sha, o.drawings_sha]) from offer o where o.project_id = any($1)
      union select unnest(array[o.pdf_sha, o.offered_pdf_sha]) from offer o where o.project_id = any($1) and not ${KEPT_OFFER}`;
  await db.query(
    `insert into discarded_file (sha, since) select sha, $2 from (${shas}) f where sha is not null on conflict do nothing`,
    [ids, at],
  );
  await db.query(
    `delete from blob where sha in (${shas})
    and not exists (select from project p where not p.id = any($1) and blob.sha in (p.picture_sha, p.drawn_sha))
    and not exists (select from offer o where (not o.project_id = any($1) or ${KEPT_OFFER})
      and blob.sha in (o.pdf_sha, o.offered_pdf_sha))`,
    [ids],
  );
}

async function eraseOffers(db: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await db.query<{ id: number; gone: boolean }>(
    `select o.id, not ${KEPT_OFFER} as gone from offer o where o.project_id = any($1)`,
    [ids],
  );
  const all = rows.map(({ id }) => id);
  const gone = rows.filter((row) => row.gone).map(({ id }) => id);
  const { rows: letters } = await db.query<{ outbox_id: number }>(
    `delete from offer_mail where offer_id = any($1) returning outbox_id`,
    [all],
  );
  const { rows: uploads } = await db.query<{ outbox_id: number }>(
    "delete from crm_upload where project_id = any($1) returning outbox_id",
    [ids],
  );
  await forgetLetters(
    db,
    "id = any($1) or project_id = any($2)",
    [...letters, ...uploads].map(({ outbox_id }) => outbox_id),
    ids,
  );
  await db.query(
    "delete from offer_link_view v using offer_link l where l.id = v.link_id and l.offer_id = any($1)",
    [all],
  );
  await db.query("delete from offer_comment where offer_id = any($1)", [all]);
  await db.query("delete from offer_link where offer_id = any($1)", [all]);
  await db.query("delete from notification where offer_id = any($1)", [all]);
  await db.query("delete from offer_event where offer_id = any($1)", [gone]);
  await db.query("update offer_event set by_name = '', note = '' where offer_id = any($1)", [all]);
  await db.query("delete from offer where id = any($1)", [gone]);
}

/** Deletes messages to outside systems with their tries. `where`: $1 and $2 are the values. */
export async function forgetLetters(db: Db, where: string, ...values: readonly unknown[]): Promise<void> {
  const { rows } = await db.query<{ id: number }>(`select id from outbox where ${where}`, [...values]);
  const ids = rows.map(({ id }) => id);
  await db.query("delete from outbox_attempt where outbox_id = any($1)", [ids]);
  await db.query("delete from outbox where id = any($1)", [ids]);
}

async function blankKeptOffers(db: Db, ids: readonly number[], words: readonly string[]): Promise<void> {
  const { rows } = await db.query<{
    id: number;
    name: string;
    document: unknown;
    accepted: unknown;
    acceptance: unknown;
  }>(
    "select id, name, document, accepted_document as accepted, acceptance from offer where project_id = any($1)",
    [ids],
  );
  for (const { id, name, document, accepted, acceptance } of rows) {
    const said = [...words, ...clientWords(document)];
    const blank = (value: unknown) => (value === null ? null : JSON.stringify(withoutWords(value, said)));
    await db.query(
      `update offer set name = $2, document = $3, accepted_document = $4, acceptance = $5, basis = null, agreed_from = '[]',
        status_note = '', scene_sha = null, positions_sha = null, drawings_sha = null where id = $1`,
      [id, withoutWords(name, said), blank(document), blank(accepted), blank(acceptance)],
    );
  }
}
