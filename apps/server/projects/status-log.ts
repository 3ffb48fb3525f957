import type { ProjectStatus } from "@stanza/project";
import type { Db } from "../db/pool.ts";

/** Logs a change of status, in the transaction that makes it. */
export async function logStatus(
  db: Db,
  change: {
    readonly projectId: number;
    readonly from: ProjectStatus;
    readonly to: ProjectStatus;
    readonly by: string;
    readonly targetShop?: string | undefined;
    readonly targetUser?: string | undefined;
    readonly extra?: object | undefined;
  },
): Promise<void> {
  await db.query({
    name: "status-log",
    text: `insert into project_status_log (project_id, from_status, to_status, target_shop, target_user, extra, by_user)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      change.projectId,
      change.from,
      change.to,
      change.targetShop ?? null,
      change.targetUser ?? null,
      change.extra ?? null,
      change.by,
    ],
  });
}
