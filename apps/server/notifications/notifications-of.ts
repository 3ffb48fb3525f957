import type { Notification } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

interface Row extends Pick<Notification, "id" | "kind" | "projectId" | "offerId" | "data"> {
  readonly at: Date;
  readonly read_at: Date | null;
}

/** The answer that every operation on notifications gives: a person's notifications, newest first, and how many are unread. */
export async function notificationsOf(db: Db, userId: string) {
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
