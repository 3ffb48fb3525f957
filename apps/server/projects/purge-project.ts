import type { Db } from "../db/pool.ts";
import { forgetScenePictures } from "../pictures/scene-picture-record.ts";
import { forgetRenders } from "../renders/forget-renders.ts";
import { forgetDocuments } from "./forget-documents.ts";

/** A project's row, as far as erasing it needs. */
export interface PurgedProject {
  readonly id: number;
  readonly shop_id: string;
  readonly picture_sha: Buffer | null;
  readonly drawn_sha: Buffer | null;
}

/** Tables whose rows about a project go with it. */
const WITH_IT = [
  "project_photo",
  "row_photo",
  "project_views",
  "attachment",
  "project_version",
  "project_status_log",
  "discount_approval",
  "job",
  "notification",
  "project_presence",
  "ar_link",
] as const;

/**
 * Erases a deleted project whose row is locked: its documents and versions, photographs, pictures, attachments and what else was kept about
 * it. Offers with their PDFs and rooms, and the orders, are business records and stay; the project's row stays for them, and says nothing
 * any more. Files are noted and erased by the job, once nothing else names them.
 */
export async function purgeProject(db: Db, project: PurgedProject, at: Date): Promise<void> {
  const { id, shop_id } = project;
  const pictures = [project.picture_sha, project.drawn_sha].filter((sha) => sha !== null);
  await discardFiles(db, id, pictures, at);
  await forgetRenders(db, [id], at);
  await forgetScenePictures(db, [id], at);
  for (const table of WITH_IT) await db.query(`delete from ${table} where project_id = $1`, [id]);
  await db.query("update design_link set project_id = null where project_id = $1", [id]);
  const { rows: documents } = await db.query<{ shop_id: string; doc_sha: Buffer }>(
    "delete from project_revision where project_id = $1 returning shop_id, doc_sha",
    [id],
  );
  await db.query(
    `update project set description = '', customer_name = '', customer_code = '', customer_email = '', crm_order = '', assigned_user_id = null, picture_sha = null, drawn_sha = null,
      doc_sha = '', purged_at = $2 where id = $1`,
    [id, at],
  );
  await forgetDocuments(db, documents);
  await db.query(
    `delete from blob b where b.shop_id = $1 and b.sha = any($2)
      and not exists (select from project p where p.shop_id = $1 and b.sha in (p.picture_sha, p.drawn_sha))
      and not exists (select from offer o where o.shop_id = $1 and b.sha in (o.pdf_sha, o.scene_sha, o.positions_sha, o.drawings_sha))`,
    [shop_id, pictures],
  );
  await db.query(
    `insert into discarded_order (order_id, since) select o.order_id, $2 from order_project o where o.project_id = $1
      and not exists (select from order_project s join project p on p.id = s.project_id
        where s.order_id = o.order_id and p.purged_at is null) on conflict do nothing`,
    [id, at],
  );
}

async function discardFiles(db: Db, id: number, pictures: readonly Buffer[], at: Date): Promise<void> {
  await db.query(
    `insert into discarded_file (sha, since)
      select sha, $3 from (select sha from project_photo where project_id = $1 union select sha from row_photo where project_id = $1
        union select sha from attachment where project_id = $1
        union select unnest(array[glb_sha, usdz_sha, scene_sha]) from ar_link where project_id = $1 union select unnest($2::bytea[])) f on conflict do nothing`,
    [id, pictures, at],
  );
}
