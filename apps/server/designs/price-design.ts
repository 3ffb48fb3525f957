import type { ProjectDocument } from "@stanza/codecs";
import { pricingShop, type Shop } from "@stanza/contract";
import { composeDesign, type Design } from "@stanza/offer";
import { documentLocale } from "@stanza/quantities";
import type { Context } from "../operation/context.ts";
import { isoDay } from "../shops/shop.ts";

/**
 * The design of a document at the shop's prices of today: the server's own, never those of a request (reliability.md T24). Its language is
 * as the shop's country writes it.
 */
export async function priceDesign(
  { evaluator, now }: Pick<Context, "evaluator" | "now">,
  document: ProjectDocument,
  shop: Shop,
  language: string,
): Promise<Design> {
  const date = isoDay(now(), shop);
  const { priced } = await evaluator.prices({ document, shop, priceDate: date });
  return composeDesign(priced, pricingShop(shop), {
    date,
    description: document.project.description,
    language: documentLocale(language, shop.country),
    ...(document.rows ? { rows: document.rows } : {}),
  });
}
