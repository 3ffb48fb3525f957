import type { Handler } from "../../operation/handler.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { confirmPerson } from "../passkeys/confirm-person.ts";
import { keepChallenge, newChallenge } from "../passkeys/passkey-challenge.ts";
import { creationOptions } from "../passkeys/passkey-options.ts";
import { credentialsOf, MOST_PASSKEYS } from "../passkeys/passkey-table.ts";

export const beginPasskey: Handler<"beginPasskey"> = async ({ context, body, session, request }) => {
  const { pool } = context;
  const rp = ownRelyingParty(context, request);
  if (!rp) return notFound();
  const result = await confirmPerson(context, session, rp, body);
  if (typeof result === "number") return tooManyAttempts(result, "Too many attempts");
  if (result === "wrong-code") return refuse(409, result, "This code is not right, or has been used.");
  if (result === "not-confirmed")
    return refuse(409, result, "This is not the password or a passkey of the account.");
  const known = await credentialsOf(pool, session.actor.userId);
  if (known.length >= MOST_PASSKEYS) return refuse(409, "too-many-passkeys", "You have too many passkeys.");
  const challenge = newChallenge();
  const flow = await keepChallenge(pool, challenge, { purpose: "add", sessionId: session.id });
  return { status: 200, body: { flow, options: creationOptions(rp, challenge, session.profile, known) } };
};
