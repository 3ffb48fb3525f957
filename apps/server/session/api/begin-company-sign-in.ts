import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { ownOrigin } from "../../operation/own-origin.ts";
import { notFound } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { keepFlow, newFlow } from "../company/flow-table.ts";
import { askProvider, LIMIT } from "../company/refusals.ts";

export const beginCompanySignIn: Handler<"beginCompanySignIn"> = async ({ context, request }) => {
  const { company, pool, log } = context;
  const origin = ownOrigin(context, request);
  if (!company || origin === null) return notFound();
  const seconds = await takeAttempt(pool, `company-from:${networkOf(request.ip)}`, LIMIT);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many sign-ins from this address");
  const flow = newFlow(`${origin}/oidc`);
  const url = await askProvider(log, () => company.provider.begin(flow));
  await keepFlow(pool, flow);
  return { status: 200, body: { url, flow: flow.flow } };
};
