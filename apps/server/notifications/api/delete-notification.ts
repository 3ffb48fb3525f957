import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { notificationsOf } from "../notifications-of.ts";

/** The row stays with its key, so that the same notice does not come back. */
export const deleteNotification: Handler<"deleteNotification"> = async ({ context, session, params }) => {
  const { rowCount } = await context.pool.query(
    "update notification set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null",
    [session.actor.userId, params.id, context.now()],
  );
  return rowCount ? notificationsOf(context.pool, session.actor.userId) : notFound();
};
