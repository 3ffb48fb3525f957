import type { RowPhotoKind } from "@stanza/contract";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

export const listRowPhotos: Handler<"listRowPhotos"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ key: string; kinds: RowPhotoKind[] }>(
    "select key, array_agg(kind order by kind) as kinds from row_photo where project_id = $1 group by key order by key",
    [record.id],
  );
  return { status: 200, body: { photos: rows } };
};
