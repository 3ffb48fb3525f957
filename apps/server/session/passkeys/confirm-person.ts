import type { Operations } from "@stanza/contract";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { z } from "zod";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "../attempts.ts";
import { isPassword } from "../passwords.ts";
import { checkCode, hasSecondFactor } from "../second-factor/one-time-code.ts";
import type { Session } from "../sessions.ts";
import { checkUsedPasskey } from "./check-passkey.ts";
import { useUpChallenge } from "./passkey-challenge.ts";
import { findPasskey, notePasskeyUse } from "./passkey-table.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Guesses of a password by whoever found an open page. */
const GUESSES: AttemptLimit = { most: 5, windowSeconds: 300 };

interface Confirming {
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  readonly secretKey: Buffer;
  readonly now: () => Date;
}

type Proof = z.output<Operations["beginPasskey"]["body"]>;

/**
 * Whether whoever is signed in has shown once more that it is them, as a new passkey opens the account for good. A passkey stands for the
 * password and the second factor, so it takes another passkey, or both of those. A number is the seconds to wait.
 */
export async function confirmPerson(
  { pool, log, secretKey: key, now }: Confirming,
  { id: sessionId, siteId, actor: { userId } }: Session,
  rp: RelyingParty,
  { password, code = "", proof }: Proof,
): Promise<"confirmed" | "not-confirmed" | "wrong-code" | number> {
  const guesses = `passkey-begin:${userId}`;
  const seconds = await takeAttempt(pool, guesses, GUESSES);
  if (seconds > 0) return seconds;
  if (proof) {
    const challenge = await useUpChallenge(pool, proof.flow, { purpose: "confirm", sessionId });
    const passkey = await findPasskey(pool, siteId, proof.response.id);
    if (challenge === null || passkey?.userId !== userId) return "not-confirmed";
    const checked = await checkUsedPasskey(proof.response, passkey, { rp, challenge, mustNamePerson: false });
    if (typeof checked === "string") {
      log.info({ why: checked }, "A passkey confirms nobody");
      return "not-confirmed";
    }
    if (!(await notePasskeyUse(pool, passkey.id, checked.counter))) return "not-confirmed";
  } else {
    const { rows } = await pool.query<{ password_hash: string | null }>(
      "select password_hash from app_user where id = $1",
      [userId],
    );
    const isRight = await isPassword(rows[0]?.password_hash ?? null, password ?? "");
    if (isRight === "busy") return 1;
    if (!isRight) return "not-confirmed";
    if (await hasSecondFactor(pool, userId)) {
      const result = await checkCode(pool, { userId, code, at: now(), key });
      if (result !== "right") return result === "wrong" ? "wrong-code" : result;
    }
  }
  await forgetAttempts(pool, guesses);
  return "confirmed";
}
