import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { isPassword } from "../passwords.ts";
import { startOrAsk } from "../second-factor/half-sign-in.ts";
import { siteId, startingShop } from "../sessions.ts";
import { takeSignIn } from "../sign-in-attempt.ts";
import { userByLogin } from "../user-by-login.ts";

/** Spec 1 §8: the text below the title "Login failed", the same for an unknown login and for a wrong password. */
const LOGIN_FAILED = "Incorrect data, please check your credentials.";

export const signIn: Handler<"signIn"> = async ({ context, body, session, request }) => {
  const { pool, config, access } = context;
  const site = await siteId(pool);
  const attempt = await takeSignIn(pool, config.limits, {
    site,
    login: body.user,
    network: networkOf(request.ip),
  });
  if (attempt.seconds > 0) return tooManyAttempts(attempt.seconds, "Too many attempts");
  const user = await userByLogin(pool, site, body.user);
  // With a wrong id a hash is checked too: the time does not tell which of the three is wrong.
  const isHere = access.id === undefined || access.id.toLowerCase() === body.id?.trim().toLowerCase();
  const isRight = await isPassword((isHere && user?.password_hash) || null, body.password);
  const shop = user && isRight === true ? await startingShop(pool, user.id, body.shop) : null;
  if (isRight === "busy") return tooManyAttempts(1, "Too many people sign in at once");
  if (!user || !isRight || !shop) return refuse(401, "login-failed", LOGIN_FAILED);
  await attempt.succeeded();
  return startOrAsk(context, user, shop, { session, request, how: "password" });
};
