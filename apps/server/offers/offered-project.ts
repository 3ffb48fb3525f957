import type { ChosenPromotion } from "@stanza/pricing";
import type { Context } from "../operation/context.ts";
import { shopPricing } from "../projects/project-price-lists.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import { readProject } from "../projects/stored-document.ts";
import { promotedShop } from "../promotions/promotion-of.ts";
import { isoDay, shopOf } from "../shops/shop.ts";
import type { OfferedProject } from "./compose.ts";

/** A stored project as it would be offered at this moment, from the server's own prices. */
export async function offeredProject(
  context: Context,
  record: ProjectRecord,
  {
    priceDate,
    quantity = 1,
    title,
    dealerMode = false,
    promotion,
  }: {
    readonly priceDate?: string;
    readonly quantity?: number;
    readonly title?: string;
    /** Dealer mode of the terms: only in it does a promotion switch price lists. */
    readonly dealerMode?: boolean;
    readonly promotion?: ChosenPromotion | undefined;
  },
): Promise<OfferedProject> {
  const document = await readProject(context.pool, record.shop_id, record.doc_sha);
  const own = await shopOf(context.pool, record.shop_id);
  const pricing = shopPricing(own, document.project, record.known_price_lists);
  const shop = promotedShop(pricing, { dealerMode }, promotion);
  const day = priceDate ?? record.price_date ?? isoDay(context.now(), shop);
  const { priced } = await context.evaluator.prices({
    document,
    shop,
    priceDate: day,
    projectId: record.id,
  });
  return {
    projectId: record.id,
    document,
    priced,
    shop,
    catalogues: context.evaluator.cataloguesOf(document.project),
    quantity,
    title: title || document.project.description || `${record.id}`,
  };
}
