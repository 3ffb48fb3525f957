import type { Profile } from "@stanza/contract";
import type { Shop } from "@stanza/pricing";

/** The session's shop as pricing reads it; `extra` holds SalesTaxes (spec 2 §3). */
export function pricingShopOf({ shop }: Profile): Shop {
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
