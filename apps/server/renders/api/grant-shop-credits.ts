import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { openAccount } from "../credits.ts";
import { giveCredits, shopCreditsOf, shopOfSite } from "../shop-credits.ts";

export const grantShopCredits: Handler<"grantShopCredits"> = (call) => {
  const { context, session, params, body } = call;
  return transaction(context.pool, async (db) => {
    const shop = await shopOfSite(db, session.siteId, params.shop);
    if (!shop) return notFound();
    await openAccount(db, shop.id);
    await giveCredits(db, shop.id, { ...body, userId: session.actor.userId });
    await audit(db, call, "grant-credits", "shop", shop.code, { credits: body.credits });
    return { status: 200 as const, body: await shopCreditsOf(db, shop) };
  });
};
