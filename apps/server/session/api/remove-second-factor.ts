import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { checkCode, removeSecondFactor as remove } from "../second-factor/one-time-code.ts";

export const removeSecondFactor: Handler<"removeSecondFactor"> = async (call) => {
  const { context, body, session } = call;
  const { userId } = session.actor;
  const { pool, secretKey: key, access } = context;
  if (access.secondFactor === "supervisors" && session.profile.isAdmin)
    return refuse(403, "forbidden", "This site wants a second factor of its supervisors.");
  const result = await checkCode(pool, { userId, code: body.code, at: context.now(), key });
  if (result === "wrong") return refuse(409, "wrong-code", "This code is not right, or has been used.");
  if (result !== "right") return tooManyAttempts(result, "Too many codes");
  await transaction(pool, async (db) => {
    await remove(db, userId);
    await audit(db, call, "remove-second-factor", "user", userId);
  });
  return { status: 204, body: undefined };
};
