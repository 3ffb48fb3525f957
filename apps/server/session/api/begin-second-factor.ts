import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { hasSecondFactor, makeSecret } from "../second-factor/one-time-code.ts";
import { personOf } from "../second-factor/person-of.ts";
import { totpAddress } from "../second-factor/totp.ts";

const LIMIT = { most: 5, windowSeconds: 300 };

export const beginSecondFactor: Handler<"beginSecondFactor"> = async ({ context, body, session }) => {
  const { pool, site, secretKey } = context;
  if (session && body.ticket === undefined) {
    const seconds = await takeAttempt(pool, `second-begin:${session.actor.userId}`, LIMIT);
    if (seconds > 0) return tooManyAttempts(seconds, "Too many attempts");
  }
  const userId = await personOf(pool, session, body);
  if (userId === "busy") return tooManyAttempts(1, "Too many people sign in at once");
  if (userId === null) return refuse(403, "forbidden", "Your password is not right, or this took too long.");
  if (await hasSecondFactor(pool, userId)) return refuse(409, "already-on", "You have a second factor.");
  const secret = await makeSecret(pool, userId, secretKey);
  const { rows } = await pool.query<{ login: string }>("select login from app_user where id = $1", [userId]);
  return {
    status: 200,
    body: { secret, address: totpAddress(secret, site.theme.name, rows[0]?.login ?? "") },
  };
};
