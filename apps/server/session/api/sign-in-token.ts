import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { returnAttempt, takeAttempt } from "../attempts.ts";
import { CompanyRefusal } from "../company/company-provider.ts";
import { enterAs, orRefusal } from "../company/enter.ts";
import { askProvider, CANNOT, NO_ACCOUNT } from "../company/refusals.ts";
import { originOf } from "../start-session.ts";

const LIMIT = { most: 10, windowSeconds: 60 };

export const signInToken: Handler<"signInToken"> = async ({ context, body, session, request }) => {
  const { company, pool, log, secretKey } = context;
  const from = `token-from:${networkOf(request.ip)}`;
  const seconds = await takeAttempt(pool, from, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many tokens from this address");
  // What a request names as authority is compared and never fetched: it could be any address of our network.
  if (!company || body.authority !== company.authority || body.provider !== company.name)
    return refuse(401, "login-failed", CANNOT);
  const person = await askProvider(log, () => orRefusal(company.provider.personOf(body.accessToken)));
  if (person instanceof CompanyRefusal) {
    log.info({ why: person.message }, CANNOT);
    return refuse(401, "login-failed", CANNOT);
  }
  const entered = await enterAs(person, { pool, secretKey, ...company }, session, originOf(request, "token"));
  if (!entered) return refuse(403, "no-account", NO_ACCOUNT);
  await returnAttempt(pool, from, LIMIT);
  return entered;
};
