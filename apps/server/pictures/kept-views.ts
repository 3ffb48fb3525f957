import type { KeptView, ViewMaker } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import type { FileStore } from "../files/file-store.ts";
import { sniffPicture } from "../files/sniff-picture.ts";

/** The view maker's JSON of a project; `null`: no views are kept. */
export async function readViewMaker(db: Db, projectId: number): Promise<ViewMaker | null> {
  const { rows } = await db.query<{ revision: number; mode_2d: boolean; views: KeptView[]; made_at: Date }>(
    "select revision, mode_2d, views, made_at from project_views where project_id = $1",
    [projectId],
  );
  const [found] = rows;
  if (!found) return null;
  const { revision, mode_2d: mode2D, views, made_at } = found;
  return { mode2D, revision, madeAt: made_at.toISOString(), views };
}

/** The views as a print server takes them, which can fetch nothing here: `img` of each is its picture as a data address. */
export async function viewMakerWithPictures(files: FileStore, viewMaker: ViewMaker) {
  const views = await Promise.all(
    viewMaker.views.map(async ({ sha, ...view }) => {
      const bytes = await files.get(Buffer.from(sha, "hex"));
      return { ...view, img: bytes ? `data:${sniffPicture(bytes)};base64,${bytes.toString("base64")}` : "" };
    }),
  );
  return { ...viewMaker, views };
}
