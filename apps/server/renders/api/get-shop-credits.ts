import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { shopCreditsOf, shopOfSite } from "../shop-credits.ts";

export const getShopCredits: Handler<"getShopCredits"> = async ({ context: { pool }, session, params }) => {
  const shop = await shopOfSite(pool, session.siteId, params.shop);
  return shop ? { status: 200, body: await shopCreditsOf(pool, shop) } : notFound();
};
