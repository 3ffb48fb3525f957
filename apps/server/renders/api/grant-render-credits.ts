import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { openAccount } from "../credits.ts";
import { movementView } from "../movement-record.ts";
import { giveCredits } from "../shop-credits.ts";

export const grantRenderCredits: Handler<"grantRenderCredits"> = (call) => {
  const { context, session, body } = call;
  return transaction(context.pool, async (db) => {
    await openAccount(db, session.shopId);
    const given = await giveCredits(db, session.shopId, { ...body, userId: session.actor.userId });
    await audit(db, call, "grant-credits", "shop", session.shopId, { credits: body.credits });
    return { status: 201, body: movementView(only(given ? [given] : [])) };
  });
};
