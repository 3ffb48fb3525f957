import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { checkNewPasskey } from "../passkeys/check-passkey.ts";
import { useUpChallenge } from "../passkeys/passkey-challenge.ts";
import { keepPasskey } from "../passkeys/passkey-table.ts";

export const addPasskey: Handler<"addPasskey"> = async (call) => {
  const { context, body, session, request } = call;
  const { userId } = session.actor;
  const rp = ownRelyingParty(context, request);
  if (!rp) return notFound();
  const asked = { purpose: "add", sessionId: session.id } as const;
  const challenge = await useUpChallenge(context.pool, body.flow, asked);
  if (challenge === null) return refuse(410, "challenge-gone", "Adding this passkey has taken too long.");
  const checked = await checkNewPasskey(body.response, { rp, challenge });
  if (typeof checked === "string") {
    context.log.info({ why: checked }, "A passkey is not taken");
    return refuse(409, "not-taken", "This passkey cannot be taken.");
  }
  return transaction(context.pool, async (db) => {
    const passkey = await keepPasskey(db, userId, body.name, checked);
    if (passkey === "known") return refuse(409, "known-passkey", "This passkey is in use already.");
    if (passkey === "full") return refuse(409, "too-many-passkeys", "You have too many passkeys.");
    await audit(db, call, "add-passkey", "user", userId);
    return { status: 201 as const, body: passkey };
  });
};
