import { MOST_FAVOURITES } from "@stanza/contract";
import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { favouritesOf } from "../favourites-of.ts";

/** Sent again it changes nothing more, so an answer that was lost does no harm. */
export const markFavourites: Handler<"markFavourites"> = ({ context, session, body }) =>
  transaction(context.pool, async (db) => {
    const { userId } = session.actor;
    const articles = JSON.stringify(body.favourites);
    if (body.isMarked) {
      await db.query(
        `insert into favourite_article (user_id, catalogue, article)
        select distinct $1::uuid, f.catalogue, f.article
        from json_to_recordset($2::json) as f(catalogue text, article text) on conflict do nothing`,
        [userId, articles],
      );
      await db.query(
        `delete from favourite_article where user_id = $1 and marked <= (
          select marked from favourite_article where user_id = $1 order by marked desc offset $2 limit 1)`,
        [userId, MOST_FAVOURITES],
      );
    } else
      await db.query(
        `delete from favourite_article m using json_to_recordset($2::json) as f(catalogue text, article text)
        where m.user_id = $1 and m.catalogue = f.catalogue and m.article = f.article`,
        [userId, articles],
      );
    return favouritesOf(db, userId);
  });
