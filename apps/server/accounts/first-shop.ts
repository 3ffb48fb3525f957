import { type Db, only } from "../db/pool.ts";

/** The site's first shop, in whose name the site writes where no shop is known. */
export async function firstShop(db: Db, siteId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    "select id from shop where site_id = $1 order by id limit 1",
    [siteId],
  );
  return only(rows).id;
}
