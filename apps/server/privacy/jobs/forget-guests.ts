import { transaction } from "../../db/pool.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Context } from "../../operation/context.ts";
import { erasePerson } from "../erase-person.ts";

/** Days after which a guest who does not come back is erased with their designs (reliability.md T39). */
const GUEST_DAYS = 90;
const EVERY_MS = 6 * 3_600_000;
/** Guests of one run: what is left waits for the next. */
const MOST = 1_000;

type ForgetContext = Pick<Context, "pool" | "now" | "log">;

/** Erases guests who were last heard of 90 days ago, each in a transaction of its own, so that a run may stop anywhere. */
export async function forgetGuests({ pool, now, log }: ForgetContext): Promise<number> {
  const at = now();
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from app_user u where u.kind = 'guest' and u.erased_at is null and u.created_at <= $1
        and not exists (select from session s where s.user_id = u.id and s.seen_at > $1)
        and not exists (select from project p where p.owner_id = u.id and p.deleted_at is null and p.updated_at > $1)
        and not exists (select from design_link d where d.created_by = u.id and d.expires_at > $2)
      order by u.created_at limit $3`,
    [new Date(at.getTime() - GUEST_DAYS * 86_400_000), at, MOST],
  );
  for (const { id } of rows) await transaction(pool, (db) => erasePerson(db, id, at));
  if (rows.length > 0) log.info({ guests: rows.length }, "Guests who did not come back were erased");
  return rows.length;
}

/** Looks for them every six hours. */
export const startForgettingGuests = (
  context: ForgetContext & Pick<Context, "maintenance">,
): { close(): Promise<void> } =>
  repeat(
    async () => {
      if (!context.maintenance.isPaused()) await forgetGuests(context);
    },
    EVERY_MS,
    (error) => context.log.warn({ err: error }, "Guests could not be erased"),
  );
