import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { halfSignIn, useUpHalfSignIn } from "../second-factor/half-sign-in.ts";
import { checkCode, confirmSecret } from "../second-factor/one-time-code.ts";
import { originOf, startSession } from "../start-session.ts";

export const finishSecondFactor: Handler<"finishSecondFactor"> = async (call) => {
  const { context, body, session, request } = call;
  const { pool, secretKey: key } = context;
  const half = body.ticket === undefined ? undefined : await halfSignIn(pool, body.ticket, "enrol");
  const userId = body.ticket === undefined ? session?.actor.userId : half?.user_id;
  if (userId === undefined) return refuse(403, "forbidden", "This took too long.");
  const result = await checkCode(pool, { userId, code: body.code, at: context.now(), key }, true);
  if (result === "wrong") return refuse(409, "wrong-code", "This code is not right.");
  if (result !== "right") return tooManyAttempts(result, "Too many codes");
  const codes = await transaction(pool, async (db) => {
    const made = await confirmSecret(db, userId);
    await db.query(
      `insert into audit (shop_id, user_id, action, entity, entity_id, detail, ip)
        select us.shop_id, $1, 'add-second-factor', 'user', $3::text, '{}', $2 from user_shop us where us.user_id = $1 limit 1`,
      [userId, request.ip, userId],
    );
    return made;
  });
  if (body.ticket === undefined) return { status: 200, body: { recoveryCodes: [...codes], signedIn: null } };
  const used = await useUpHalfSignIn(pool, body.ticket, "enrol");
  if (!used) return refuse(403, "forbidden", "This took too long.");
  const opened = await startSession(pool, used.user_id, used.shop_id, session, originOf(request, used.how));
  return {
    status: 200,
    body: { recoveryCodes: [...codes], signedIn: opened.body },
    token: opened.token,
  };
};
