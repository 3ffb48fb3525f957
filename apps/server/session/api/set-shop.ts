import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { startingShop } from "../sessions.ts";
import { originOf, startSession } from "../start-session.ts";

export const setShop: Handler<"setShop"> = async ({ context, body, session, request }) => {
  const shop = await startingShop(context.pool, session.profile.userId, body.shop);
  if (!shop) return refuse(403, "shop-not-yours", "You do not work for this shop.");
  return startSession(context.pool, session.profile.userId, shop, session, originOf(request, session.how));
};
