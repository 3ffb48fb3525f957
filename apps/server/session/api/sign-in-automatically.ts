import { isAutomatic } from "../../config/automatic-sign-in.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { siteId, startingShop } from "../sessions.ts";
import { originOf, startSession } from "../start-session.ts";
import { userByLogin } from "../user-by-login.ts";

export const signInAutomatically: Handler<"signInAutomatically"> = async ({ context, session, request }) => {
  const { pool, access } = context;
  // Whoever is signed in stays who they are.
  if (!access.autologin || session || !isAutomatic(access.autologin, request.ip)) return notFound();
  const user = await userByLogin(pool, await siteId(pool), access.autologin.user);
  const shop = user?.isPlain ? await startingShop(pool, user.id) : null;
  if (!user || !shop) return notFound();
  return startSession(pool, user.id, shop, null, originOf(request, "automatic"));
};
