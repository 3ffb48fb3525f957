import type { Notification } from "@stanza/contract";
import type { Db } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

interface Row extends Pick<Notification, "id" | "kind" | "projectId" | "offerId" | "data"> {
  readonly at: Date;
  readonly read_at: Date | null;
}

/** One's notifications, newest first. */
async function listOf(db: Db, userId: string) {
  const { rows } = await db.query<Row>({
    name: "notification-list",
    text: `select id, kind, created_at as at, read_at, project_id as "projectId", offer_id as "offerId", data
      from notification where user_id = $1 and deleted_at is null order by id desc limit 100`,
    values: [userId],
  });
  const notifications = rows.map(
    ({ at, read_at, ...row }): Notification => ({
      ...row,
      at: at.toISOString(),
      readAt: read_at?.toISOString() ?? null,
    }),
  );
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  return { status: 200, body: { notifications, unread } } as const;
}

export const listNotifications: Handler<"listNotifications"> = ({ context, session }) =>
  listOf(context.pool, session.actor.userId);

export const readNotifications: Handler<"readNotifications"> = async ({ context, session, body }) => {
  await context.pool.query(
    "update notification set read_at = $3 where user_id = $1 and id = any($2::bigint[]) and read_at is null",
    [session.actor.userId, body.ids, context.now()],
  );
  return listOf(context.pool, session.actor.userId);
};

/** The row stays, so that what it told is not told again. */
export const deleteNotification: Handler<"deleteNotification"> = async ({ context, session, params }) => {
  const { rowCount } = await context.pool.query(
    "update notification set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null",
    [session.actor.userId, params.id, context.now()],
  );
  return rowCount ? listOf(context.pool, session.actor.userId) : notFound();
};
