import type { Handler } from "../../operation/handler.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { notFound } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { keepChallenge, newChallenge } from "../passkeys/passkey-challenge.ts";
import { requestOptions } from "../passkeys/passkey-options.ts";
import { credentialsOf } from "../passkeys/passkey-table.ts";

const LIMIT = { most: 20, windowSeconds: 60 };

export const beginPasskeyProof: Handler<"beginPasskeyProof"> = async ({ context, session, request }) => {
  const { pool } = context;
  const { userId } = session.actor;
  const rp = ownRelyingParty(context, request);
  if (!rp) return notFound();
  const seconds = await takeAttempt(pool, `passkey-proof:${userId}`, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many attempts");
  const known = await credentialsOf(pool, userId);
  // A list of none would let the browser take anybody's.
  if (known.length === 0) return notFound();
  const challenge = newChallenge();
  const flow = await keepChallenge(pool, challenge, { purpose: "confirm", sessionId: session.id });
  return { status: 200, body: { flow, options: requestOptions(rp, challenge, known) } };
};
