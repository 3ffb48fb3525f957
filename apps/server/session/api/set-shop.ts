import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { moveSession, startingShop } from "../sessions.ts";
import { sessionAnswer } from "../start-session.ts";

export const setShop: Handler<"setShop"> = async ({ context, body, session }) => {
  const { pool } = context;
  const shop = await startingShop(pool, session.profile.userId, body.shop);
  if (!shop) return refuse(403, "shop-not-yours", "You do not work for this shop.");
  return sessionAnswer(pool, await moveSession(pool, session, shop));
};
