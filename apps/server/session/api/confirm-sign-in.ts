import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { halfSignIn, useUpHalfSignIn } from "../second-factor/half-sign-in.ts";
import { checkCode } from "../second-factor/one-time-code.ts";
import { originOf, startSession } from "../start-session.ts";

export const confirmSignIn: Handler<"confirmSignIn"> = async ({ context, body, session, request }) => {
  const { pool, secretKey: key } = context;
  const gone = () => refuse(410, "ticket-gone", "This sign-in has taken too long.");
  const half = await halfSignIn(pool, body.ticket, "code");
  if (!half) return gone();
  const at = context.now();
  const result = await checkCode(pool, { userId: half.user_id, code: body.code, at, key });
  if (result === "wrong") return refuse(401, "wrong-code", "This code is not right, or has been used.");
  if (result !== "right") return tooManyAttempts(result, "Too many codes");
  const used = await useUpHalfSignIn(pool, body.ticket, "code");
  if (!used) return gone();
  return startSession(pool, used.user_id, used.shop_id, session, originOf(request, used.how));
};
