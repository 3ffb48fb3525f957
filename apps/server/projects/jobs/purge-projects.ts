import type pg from "pg";
import { transaction } from "../../db/pool.ts";
import type { OrderFolder } from "../../external/orders/order-drop.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Context } from "../../operation/context.ts";
import { forgetOldScenePictures } from "../../pictures/scene-picture-record.ts";
import { forgetEndedAttempts } from "../../session/attempts.ts";
import { dueBefore } from "../bin-time.ts";
import { type PurgedProject, purgeProject } from "../purge-project.ts";

/** A file is written before the row that names it, so younger files are left for the next run. */
const SETTLED_MS = 3_600_000;
const EVERY_MS = 6 * 3_600_000;
/** Pictures that the server has made of scenes are made again after so long, where anybody still looks at them. */
const PICTURES_LAST_MS = 180 * 24 * 3_600_000;
/** Files and orders handled by one statement. */
const BATCH = 200;

type PurgeContext = Pick<Context, "pool" | "files" | "now" | "log"> & {
  /** The folder that copies of order files were left in; absent: there is none. */
  readonly orderFolder?: OrderFolder | undefined;
};

/**
 * Empties the bin: erases the projects that were deleted too long ago to be recovered, and the copies of their order files in the drop
 * folder. Offers with their PDFs and rooms, and the orders themselves, are business records and stay.
 *
 * The work that is left is stored in the database, so any node can continue it after a crash. Bytes are erased once nothing else names
 * them: equal files of several projects or shops are one file. Answers kept for repeated requests go after the same time,
 * and with them the attempts that no longer count, which name addresses of the network.
 *
 * Source: reliability.md T39.
 */
export async function purgeProjects(context: PurgeContext): Promise<void> {
  const { pool, now, log } = context;
  const at = now();
  const before = dueBefore(at);
  for (;;) {
    const id = await purgeOne(pool, before, at);
    if (id === null) break;
    log.info({ project: id }, "A deleted project was erased");
  }
  await pool.query("delete from answered_request where at <= $1", [before]);
  await pool.query("delete from project_presence where seen_at <= $1", [before]);
  await forgetEndedAttempts(pool);
  await purgeWithDocuments(pool, "account_code", "expires_at <= $1", before);
  await purgeWithDocuments(pool, "design_link", "expires_at <= $1 or revoked_at <= $1", before);
  await forgetArLinks(pool, before, at);
  await forgetOldScenePictures(pool, new Date(at.getTime() - PICTURES_LAST_MS), at);
  await eraseFiles(context, new Date(at.getTime() - SETTLED_MS));
  await eraseOrders(context);
}

/** Deletes AR links that ended; their files are noted and erased once nothing else names them. */
async function forgetArLinks(pool: pg.Pool, before: Date, at: Date): Promise<void> {
  await pool.query(
    `with ended as (delete from ar_link where expires_at <= $1 or revoked_at <= $1 returning glb_sha, usdz_sha, scene_sha)
      insert into discarded_file (sha, since)
        select distinct unnest(array[glb_sha, usdz_sha, scene_sha]), $2::timestamptz from ended on conflict do nothing`,
    [before, at],
  );
}

/** The tables whose rows name a stored document. */
const NAMING_DOCUMENTS = ["design_link", "account_code", "project_revision", "order_file"] as const;

/** Deletes the rows of a table that ended, with whose they were, and the documents that nothing else names. `where`: $1 is the time. */
async function purgeWithDocuments(
  pool: pg.Pool,
  table: "design_link" | "account_code",
  where: string,
  before: Date,
): Promise<void> {
  const unnamed = NAMING_DOCUMENTS.map((naming) => {
    const others = naming === table ? " and n.id not in (select id from ended)" : "";
    return `not exists (select from ${naming} n where n.shop_id = d.shop_id and n.doc_sha = d.sha${others})`;
  });
  await pool.query(
    `with ended as (delete from ${table} where ${where} returning id, shop_id, doc_sha)
      delete from project_doc d using ended e where d.shop_id = e.shop_id and d.sha = e.doc_sha
        and ${unnamed.join(" and ")}`,
    [before],
  );
}

/** Purges one project and returns its id; `null`: none is due. */
function purgeOne(pool: pg.Pool, before: Date, at: Date): Promise<number | null> {
  return transaction(pool, async (db) => {
    const { rows } = await db.query<PurgedProject>(
      `select id, shop_id, picture_sha, drawn_sha from project
        where deleted_at <= $1 and purged_at is null order by deleted_at limit 1 for update skip locked`,
      [before],
    );
    const [project] = rows;
    if (!project) return null;
    await purgeProject(db, project, at);
    return project.id;
  });
}

async function eraseFiles({ pool, files }: PurgeContext, storedBefore: Date): Promise<void> {
  const { rows } = await pool.query<{ sha: Buffer; named: boolean }>(
    `select d.sha, exists (select from project_photo where sha = d.sha) or exists (select from row_photo where sha = d.sha)
        or exists (select from attachment where sha = d.sha) or exists (select from blob where sha = d.sha)
        or exists (select from ar_link where d.sha in (glb_sha, usdz_sha, scene_sha))
        or exists (select from render_scene where sha = d.sha) or exists (select from render_job where d.sha in (picture_sha, environment_sha))
        or exists (select from scene_picture where picture_sha = d.sha)
        or exists (select from catalogue_import where source_sha = d.sha) as named
      from discarded_file d order by since limit ${BATCH}`,
  );
  for (const { sha, named } of rows)
    if (named || (await files.remove(sha, storedBefore)))
      await pool.query("delete from discarded_file where sha = $1", [sha]);
}

/** Copies that the outbox has still to deliver are erased in a later run. */
async function eraseOrders({ pool, orderFolder }: PurgeContext): Promise<void> {
  if (!orderFolder) return;
  const { rows } = await pool.query<{ order_id: number; shop: string; number: string }>(
    `select d.order_id, h.code as shop, f.number from discarded_order d join order_file f on f.id = d.order_id
        join shop h on h.id = f.shop_id
      where not exists (select from outbox b where b.shop_id = f.shop_id and b.kind = 'order-folder' and b.state = 'pending'
        and (b.payload ->> 'orderId')::bigint = d.order_id) order by d.order_id limit ${BATCH}`,
  );
  for (const order of rows) {
    await orderFolder.remove(order);
    await pool.query("delete from discarded_order where order_id = $1", [order.order_id]);
  }
}

/** Purges every six hours. */
export const startPurge = (
  context: PurgeContext & Pick<Context, "maintenance">,
): { close(): Promise<void> } =>
  repeat(
    async () => {
      if (!context.maintenance.isPaused()) await purgeProjects(context);
    },
    EVERY_MS,
    (error) => context.log.warn({ err: error }, "Deleted projects could not be purged"),
  );
