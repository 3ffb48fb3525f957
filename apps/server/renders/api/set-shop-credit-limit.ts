import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { openAccount } from "../credits.ts";
import { shopCreditsOf, shopOfSite } from "../shop-credits.ts";

export const setShopCreditLimit: Handler<"setShopCreditLimit"> = (call) => {
  const { context, session, params, body } = call;
  return transaction(context.pool, async (db) => {
    const shop = await shopOfSite(db, session.siteId, params.shop);
    if (!shop) return notFound();
    await openAccount(db, shop.id);
    await db.query("update render_account set month_limit = $2 where shop_id = $1", [
      shop.id,
      body.monthLimit,
    ]);
    await audit(db, call, "limit-credits", "shop", shop.code, { monthLimit: body.monthLimit });
    return { status: 200 as const, body: await shopCreditsOf(db, shop) };
  });
};
