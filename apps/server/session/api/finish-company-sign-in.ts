import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { CompanyRefusal } from "../company/company-provider.ts";
import { enterAs, orRefusal } from "../company/enter.ts";
import { useUpFlow } from "../company/flow-table.ts";
import { askProvider, CANNOT, LIMIT, NO_ACCOUNT } from "../company/refusals.ts";
import { originOf } from "../start-session.ts";

export const finishCompanySignIn: Handler<"finishCompanySignIn"> = async (call) => {
  const { context, body, session, request } = call;
  const { company, pool, log, secretKey } = context;
  if (!company) return notFound();
  const seconds = await takeAttempt(pool, `company-back:${networkOf(request.ip)}`, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many sign-ins from this address");
  const state = new URLSearchParams(body.answer).get("state") ?? "";
  const flow = await useUpFlow(pool, state, body.flow);
  if (!flow) return refuse(401, "login-failed", CANNOT);
  const person = await askProvider(log, () => orRefusal(company.provider.finish(flow, body.answer)));
  if (person instanceof CompanyRefusal) {
    log.info({ why: person.message }, CANNOT);
    return refuse(401, "login-failed", CANNOT);
  }
  const entered = await enterAs(
    person,
    { pool, secretKey, ...company },
    session,
    originOf(request, "company"),
  );
  return entered ?? refuse(403, "no-account", NO_ACCOUNT);
};
