import type { Shop as PricingShop } from "@stanza/pricing";
import type { Shop } from "./session.ts";

/** A session's shop as pricing reads it; `extra` holds SalesTaxes (spec 2 §3). */
export function pricingShop(shop: Shop): PricingShop {
  const { SalesTaxes: salesTaxes } = shop.extra;
  return {
    code: shop.code,
    name: shop.name,
    language: shop.language,
    country: shop.country,
    priceList: Object.values(shop.priceLists)[0] ?? "",
    currency: shop.currency,
    documentKind: shop.documentType,
    ...(typeof salesTaxes === "number" || typeof salesTaxes === "string" ? { salesTaxes } : {}),
  };
}
