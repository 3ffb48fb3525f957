import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { returnAttempt, takeAttempt } from "../attempts.ts";
import { checkUsedPasskey } from "../passkeys/check-passkey.ts";
import { useUpChallenge } from "../passkeys/passkey-challenge.ts";
import { findPasskey, notePasskeyUse } from "../passkeys/passkey-table.ts";
import { siteId, startingShop } from "../sessions.ts";
import { originOf, startSession } from "../start-session.ts";

export const signInPasskey: Handler<"signInPasskey"> = async ({ context, body, session, request }) => {
  const { pool, config, log } = context;
  const rp = ownRelyingParty(context, request);
  if (!rp) return notFound();
  const from = `passkey-from:${networkOf(request.ip)}`;
  const limit = { most: config.limits.loginFailuresPerAddress, windowSeconds: 60 };
  const seconds = await takeAttempt(pool, from, limit);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many attempts");
  const challenge = await useUpChallenge(pool, body.flow, { purpose: "sign-in", sessionId: null });
  if (challenge === null) return refuse(410, "challenge-gone", "This sign-in has taken too long.");
  // The same words for whatever is wrong, so that nobody learns which passkeys and people there are.
  const failed = (why: string) => {
    log.info({ why }, "A passkey signs nobody in");
    return refuse(401, "login-failed", "This passkey does not sign anybody in.");
  };
  const passkey = await findPasskey(pool, await siteId(pool), body.response.id);
  if (!passkey) return failed("it is nobody's who may sign in");
  const checked = await checkUsedPasskey(body.response, passkey, { rp, challenge, mustNamePerson: true });
  if (typeof checked === "string") return failed(checked);
  const shop = await startingShop(pool, passkey.userId, body.shop);
  if (!shop) return failed("its person does not work for that shop");
  if (!(await notePasskeyUse(pool, passkey.id, checked.counter))) return failed("it has been copied");
  await returnAttempt(pool, from, limit);
  return startSession(pool, passkey.userId, shop, session, originOf(request, "passkey"));
};
