import { type Db, only } from "../../db/pool.ts";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "../attempts.ts";
import { seal, unseal } from "../sealed.ts";
import { hashOf } from "../sessions.ts";
import { randomBase32, stepOf } from "./totp.ts";

/** Codes that somebody may try on one account (reliability.md T19). */
const LIMIT: AttemptLimit = { most: 5, windowSeconds: 300 };
const RECOVERY_CODES = 10;

/** Makes a secret that does not count yet, in place of an earlier one that never did. Returns it, for the only time. */
export async function makeSecret(db: Db, userId: string, key: Buffer): Promise<string> {
  const secret = randomBase32(20);
  await db.query(
    `insert into one_time_secret as s (user_id, secret) values ($1, $2)
      on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where s.confirmed_at is null`,
    [userId, seal(key, secret, userId)],
  );
  return secret;
}

/** True where a person's sign-in asks for a code. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "second-factor-has",
    text: "select from one_time_secret where user_id = $1 and confirmed_at is not null",
    values: [userId],
  });
  return rowCount === 1;
}

/**
 * Checks a one-time code, or a recovery code, which it uses up. Each code counts once: of parallel tries one gets `right`. A number is the
 * seconds to wait.
 *
 * pending  the secret that is being set up instead of the one in use, and no recovery code
 */
export async function checkCode(
  db: Db,
  { userId, code, at, key }: { userId: string; code: string; at: Date; key: Buffer },
  pending = false,
): Promise<"right" | "wrong" | number> {
  const attempts = `second:${userId}`;
  const seconds = await takeAttempt(db, attempts, LIMIT);
  if (seconds > 0) return seconds;
  const typed = code.replace(/[\s-]/g, "").toUpperCase();
  const isRight =
    (await isOneTimeCode(db, { userId, code: typed, at, key }, pending)) ||
    (!pending && (await useUpRecoveryCode(db, userId, typed)));
  if (isRight) await forgetAttempts(db, attempts);
  return isRight ? "right" : "wrong";
}

async function isOneTimeCode(
  db: Db,
  { userId, code, at, key }: { userId: string; code: string; at: Date; key: Buffer },
  pending: boolean,
): Promise<boolean> {
  const { rows } = await db.query<{ secret: Buffer }>(
    "select secret from one_time_secret where user_id = $1 and (confirmed_at is null) = $2",
    [userId, pending],
  );
  const secret = rows[0] && unseal(key, rows[0].secret, userId);
  const step = secret ? stepOf(code, secret, at) : null;
  if (step === null) return false;
  const { rowCount } = await db.query(
    "update one_time_secret set last_step = $2 where user_id = $1 and last_step < $2",
    [userId, step],
  );
  return rowCount === 1;
}

async function useUpRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null",
    [userId, hashOf(code)],
  );
  return rowCount === 1;
}

/** Puts the secret that was just proved into use, with new recovery codes. Returns them, for the only time. */
export async function confirmSecret(db: Db, userId: string): Promise<readonly string[]> {
  await db.query("update one_time_secret set confirmed_at = now() where user_id = $1", [userId]);
  await db.query("delete from recovery_code where user_id = $1", [userId]);
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBase32(10));
  for (const code of codes)
    await db.query("insert into recovery_code (user_id, code_hash) values ($1, $2)", [userId, hashOf(code)]);
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join("-"));
}

export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db.query("delete from one_time_secret where user_id = $1", [userId]);
  await db.query("delete from recovery_code where user_id = $1", [userId]);
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::int as left from recovery_code where user_id = $1 and used_at is null`,
    [userId],
  );
  return only(rows).left;
}
