import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { moveSession } from "../sessions.ts";
import { sessionAnswer } from "../start-session.ts";

export const enterSuperGuestShop: Handler<"enterSuperGuestShop"> = async ({ context, session }) => {
  const { pool, access } = context;
  if (access.superGuestShop === undefined) return notFound();
  if (session.profile.kind !== "guest") return refuse(403, "forbidden", "You are no guest.");
  const { rows } = await pool.query<{ id: string }>("select id from shop where site_id = $1 and code = $2", [
    session.siteId,
    access.superGuestShop,
  ]);
  const [shop] = rows;
  if (!shop) return notFound();
  // The guest stays a guest: all that changes is the one shop they are in.
  const token = await transaction(pool, async (db) => {
    await db.query("delete from user_shop where user_id = $1", [session.actor.userId]);
    await db.query("insert into user_shop (user_id, shop_id, is_default) values ($1, $2, true)", [
      session.actor.userId,
      shop.id,
    ]);
    return moveSession(db, session, shop.id);
  });
  return sessionAnswer(pool, token);
};
