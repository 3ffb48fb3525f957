import { type Kysely, sql } from "kysely";

/** Pictures that the server makes of scenes, each once for its content (decision 048). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      // key: a hash of scene, camera, size and renderer; project_id: whose room it shows, null of single pieces.
      // claimed_at: a server makes it since then; picture_sha null and made_at set: it cannot be made.
      `create table scene_picture (
        shop_id text not null references shop (id),
        key bytea not null,
        project_id bigint references project (id) on delete cascade,
        claimed_at timestamptz(3) not null,
        made_at timestamptz(3),
        picture_sha bytea,
        primary key (shop_id, key)
      )`,
    )
    .execute(db);
  await sql.raw("create index scene_picture_project on scene_picture (project_id)").execute(db);
  await sql.raw("create index scene_picture_file on scene_picture (picture_sha)").execute(db);
}
