import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { returnAttempt, takeAttempt } from "../attempts.ts";
import { startOrAsk } from "../second-factor/half-sign-in.ts";
import { siteId, startingShop } from "../sessions.ts";
import { forgetUsedKeys, readSignedKey, useUpKey } from "../signed-key.ts";
import { userByLogin } from "../user-by-login.ts";

const LIMIT = { most: 10, windowSeconds: 60 };

export const signInKey: Handler<"signInKey"> = async ({ context, body, session, request }) => {
  const { pool, access, log } = context;
  const from = `key-from:${networkOf(request.ip)}`;
  const seconds = await takeAttempt(pool, from, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many keys from this address");
  const failed = (why: string) => {
    log.info({ why }, "RSA login failed");
    return refuse(401, "login-failed", "RSA login failed");
  };
  if (!access.rsa) return failed("this site takes no keys");
  const at = context.now();
  const claims = await readSignedKey(body.key, access.rsa, at);
  if (typeof claims === "string") return failed(claims);
  await forgetUsedKeys(pool, at);
  if (!(await useUpKey(pool, claims))) return failed("it has been used");
  const user = await userByLogin(pool, await siteId(pool), claims.login);
  const shop = user && (await startingShop(pool, user.id, claims.shop));
  if (!user || !shop) return failed("there is no such person in that shop");
  await returnAttempt(pool, from, LIMIT);
  return startOrAsk(context, user, shop, { session, request, how: "key" });
};
