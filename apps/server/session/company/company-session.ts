import type pg from "pg";
import type { Db } from "../../db/pool.ts";
import { seal, unseal } from "../sealed.ts";
import { hashOf, type Session } from "../sessions.ts";
import { type CompanyProvider, CompanyRefusal } from "./company-provider.ts";

interface Renewing {
  readonly pool: pg.Pool;
  readonly provider: CompanyProvider;
  readonly secretKey: Buffer;
  readonly minutes: number;
}

/** Makes a session one that the provider is asked about: after `minutes`, and without a token for that it ends then. */
export async function keepAsking(
  db: Db,
  token: string,
  userId: string,
  refresh: string | undefined,
  { secretKey, minutes }: Pick<Renewing, "secretKey" | "minutes">,
): Promise<void> {
  await db.query(
    "update session set renew_at = now() + make_interval(mins => $2), refresh = $3 where token_hash = $1",
    [hashOf(token), minutes, refresh === undefined ? null : seal(secretKey, refresh, userId)],
  );
}

/**
 * Asks the provider whether the person of a session may stay, when its time has come: one request at a time does, the others go on. While the
 * provider cannot be reached the session goes on too, for an hour (`findSession`). `null`: the session has ended.
 */
export async function renewed(session: Session, renewing: Renewing): Promise<Session | null> {
  const { pool, provider, secretKey, minutes } = renewing;
  const { rows } = await pool.query<{ refresh: Buffer | null; subject: string | null }>(
    `update session s set renew_tried_at = now() where token_hash = $1 and renew_at <= now()
      and (renew_tried_at is null or renew_tried_at < now() - interval '1 minute')
      returning refresh, (select subject from user_identity i where i.user_id = s.user_id limit 1) as subject`,
    [session.tokenHash],
  );
  const [turn] = rows;
  if (!turn) return session;
  const about = session.profile.userId;
  const refresh = turn.refresh && unseal(secretKey, turn.refresh, about);
  try {
    if (!refresh || turn.subject === null) throw new CompanyRefusal("there is nothing to ask with");
    const next = await provider.renew(refresh, turn.subject);
    await pool.query(
      `update session set renew_at = now() + make_interval(mins => $2), renew_tried_at = null, refresh = $3
        where token_hash = $1`,
      [session.tokenHash, minutes, next.refresh === undefined ? null : seal(secretKey, next.refresh, about)],
    );
    return session;
  } catch (error) {
    if (!(error instanceof CompanyRefusal)) return session;
    await pool.query("delete from session where token_hash = $1", [session.tokenHash]);
    return null;
  }
}
