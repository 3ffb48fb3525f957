import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { countAttempt, forgetAttempts, secondsToWait } from "../attempts.ts";
import { isPassword } from "../passwords.ts";
import type { Session } from "../sessions.ts";
import { closeSession, findSession, openSession, siteId, startingShop } from "../sessions.ts";

/** Spec 1 §8: the title is "Login failed", this is the text; the same for an unknown login as for a wrong password. */
const LOGIN_FAILED = "Incorrect data, please check your credentials.";

export const signIn: Handler<"signIn"> = async ({ context, body, session, request }) => {
  const { pool, config } = context;
  const site = await siteId(pool);
  const account = `login:${site}:${body.user.toLowerCase()}`;
  const address = `login-from:${request.ip}`;
  const seconds = await secondsToWait(pool, [account, address]);
  if (seconds > 0) {
    return {
      ...refuse(429, "too-many-attempts", `Too many attempts; try again in ${seconds} s.`),
      headers: { "retry-after": String(seconds) },
    };
  }
  const { rows } = await pool.query<{ id: string; password_hash: string | null }>({
    name: "user-by-login",
    text: `select id, password_hash from app_user
      where site_id = $1 and lower(login) = lower($2) and disabled_at is null and kind <> 'guest'`,
    values: [site, body.user],
  });
  const [user] = rows;
  const isRight = await isPassword(user?.password_hash ?? null, body.password);
  const shop = user && isRight ? await startingShop(pool, user.id, body.shop) : null;
  if (!user || !isRight || !shop) {
    await countAttempt(pool, account, { most: config.limits.loginFailuresPerAccount, windowSeconds: 300 });
    await countAttempt(pool, address, { most: config.limits.loginFailuresPerAddress, windowSeconds: 60 });
    return refuse(401, "login-failed", LOGIN_FAILED);
  }
  await forgetAttempts(pool, account);
  return enter(context, user.id, shop, session);
};

/** A fresh session in place of the one before: an id that was known before signing in is worth nothing afterwards. */
export async function enter(context: Context, userId: string, shopId: string, before: Session | null) {
  const { pool } = context;
  if (before) await closeSession(pool, before.tokenHash);
  const token = await openSession(pool, userId, shopId);
  const opened = await findSession(pool, token);
  if (!opened) throw new Error("The session that was just opened is not there.");
  return { status: 200, body: { profile: opened.profile, token }, token } as const;
}
