import { randomBytes } from "node:crypto";
import type { Db } from "../../db/pool.ts";
import { hashOf } from "../sessions.ts";

/** Minutes for which a challenge may be answered; the browser gives its person as long. */
export const CHALLENGE_MINUTES = 5;

/** What an answer to a challenge is good for, and nothing else. */
export type ChallengePurpose =
  | { readonly purpose: "add" | "confirm"; readonly sessionId: string }
  | { readonly purpose: "sign-in"; readonly sessionId: null };

/** What a passkey has to sign, as WebAuthn writes bytes. */
export const newChallenge = (): string => randomBytes(32).toString("base64url");

/** Remembers a challenge, and forgets those that nobody answered. Returns the secret that only the browser which asked will know. */
export async function keepChallenge(
  db: Db,
  challenge: string,
  { purpose, sessionId }: ChallengePurpose,
): Promise<string> {
  const flow = randomBytes(32).toString("base64url");
  await db.query("delete from passkey_challenge where expires_at < now()");
  await db.query(
    `insert into passkey_challenge (flow_hash, challenge, purpose, session_id, expires_at)
      values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hashOf(flow), challenge, purpose, sessionId, CHALLENGE_MINUTES],
  );
  return flow;
}

/**
 * The challenge that a browser was given, once: also a wrong answer uses it up. `null`: there is none any more, or it was given for another
 * purpose or in another session.
 */
export async function useUpChallenge(
  db: Db,
  flow: string,
  { purpose, sessionId }: ChallengePurpose,
): Promise<string | null> {
  const { rows } = await db.query<{ challenge: string; fits: boolean }>(
    `delete from passkey_challenge where flow_hash = $1
      returning challenge, purpose = $2 and session_id is not distinct from $3 and expires_at > now() as fits`,
    [hashOf(flow), purpose, sessionId],
  );
  return rows[0]?.fits ? rows[0].challenge : null;
}
