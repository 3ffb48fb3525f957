import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { notFound } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { keepChallenge, newChallenge } from "../passkeys/passkey-challenge.ts";
import { requestOptions } from "../passkeys/passkey-options.ts";

/** Every page with the sign-in form asks, before anybody touches it: a whole office has one address. */
const LIMIT = { most: 120, windowSeconds: 60 };

export const beginPasskeySignIn: Handler<"beginPasskeySignIn"> = async ({ context, request }) => {
  const { pool } = context;
  const rp = ownRelyingParty(context, request);
  if (!rp) return notFound();
  const seconds = await takeAttempt(pool, `passkey-ask:${networkOf(request.ip)}`, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many sign-ins from this address");
  const challenge = newChallenge();
  const flow = await keepChallenge(pool, challenge, { purpose: "sign-in", sessionId: null });
  return { status: 200, body: { flow, options: requestOptions(rp, challenge) } };
};
