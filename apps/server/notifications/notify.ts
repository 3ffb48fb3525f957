import type { Notification } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/**
 * Adds a notification for each of these people. A `key` is notified only once, so a caller may repeat itself without harm.
 */
export async function notify(
  db: Db,
  userIds: readonly string[],
  notice: {
    readonly key: string;
    readonly kind: Notification["kind"];
    readonly at: Date;
    readonly projectId?: number;
    readonly offerId?: number;
    readonly data: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await db.query({
    name: "notify",
    text: `insert into notification (user_id, key, kind, project_id, offer_id, data, created_at)
      select distinct u, $2::text, $3::text, $4::bigint, $5::bigint, $6::jsonb, $7::timestamptz from unnest($1::uuid[]) u
      on conflict (user_id, key) do nothing`,
    values: [
      userIds,
      notice.key,
      notice.kind,
      notice.projectId ?? null,
      notice.offerId ?? null,
      JSON.stringify(notice.data),
      notice.at,
    ],
  });
}
