import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { startingShop } from "../sessions.ts";
import { enter } from "./sign-in.ts";

export const setShop: Handler<"setShop"> = async ({ context, body, session }) => {
  const shop = await startingShop(context.pool, session.profile.userId, body.shop);
  if (!shop) return refuse(403, "shop-not-yours", "You do not work for this shop.");
  return enter(context, session.profile.userId, shop, session);
};
