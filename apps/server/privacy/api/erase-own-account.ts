import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { lastSupervisor, lockSupervisors, mayLose } from "../../people/supervisors.ts";
import { takeAttempt } from "../../session/attempts.ts";
import { isPassword } from "../../session/passwords.ts";
import { erasePerson } from "../erase-person.ts";

/** Guesses of a password by whoever found an open page. */
const GUESSES = { most: 5, windowSeconds: 300 };

/** The password once more, or the user id of somebody who has none because their company signs them in. */
export const eraseOwnAccount: Handler<"eraseOwnAccount"> = async (call) => {
  const { context, body, session } = call;
  const { userId } = session.actor;
  const seconds = await takeAttempt(context.pool, `erase:${userId}`, GUESSES);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many attempts to erase this account");
  const { rows } = await context.pool.query<{ password_hash: string | null; login: string }>(
    "select password_hash, login from app_user where id = $1",
    [userId],
  );
  const [account] = rows;
  const isRight =
    account?.password_hash === null
      ? account.login.toLowerCase() === body.confirm.trim().toLowerCase()
      : await isPassword(account?.password_hash ?? null, body.confirm);
  if (isRight === "busy") return tooManyAttempts(1, "Too many people sign in at this moment");
  if (!isRight) return refuse(409, "not-confirmed", "This is not the password of the account.");
  return transaction(context.pool, async (db) => {
    await lockSupervisors(db, session.siteId);
    if (!(await mayLose(db, session.siteId, userId))) return lastSupervisor();
    await audit(db, call, "erase-person", "user", userId);
    await erasePerson(db, userId, context.now());
    return { status: 204 as const, body: undefined, token: null };
  });
};
