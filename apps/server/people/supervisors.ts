import type { Db } from "../db/pool.ts";
import { refuse } from "../operation/refuse.ts";

/** Of two supervisors who close each other's accounts at the same moment, the second finds that they are the last. */
export async function lockSupervisors(db: Db, siteId: string): Promise<void> {
  await db.query("select from site where id = $1 for update", [siteId]);
}

/** Returns false for the only supervisor whose account is open: a site without one could not be administered. */
export async function mayLose(db: Db, siteId: string, person: string): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(
    "select id from app_user where site_id = $1 and is_admin and disabled_at is null",
    [siteId],
  );
  return rows.some(({ id }) => id !== person) || rows.every(({ id }) => id !== person);
}

export const lastSupervisor = () => refuse(409, "last-supervisor", "The site would have no supervisor.");
