import type { Favourite } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** The answer of both operations: a person's marked articles, the latest first. */
export async function favouritesOf(db: Db, userId: string) {
  const { rows } = await db.query<Favourite>(
    "select catalogue, article from favourite_article where user_id = $1 order by marked desc",
    [userId],
  );
  return { status: 200, body: { favourites: rows } } as const;
}
