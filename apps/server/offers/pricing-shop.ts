import type { Shop } from "@stanza/contract";
import type { Shop as PricingShop } from "@stanza/pricing";

/** A shop as pricing reads it; `extra` holds SalesTaxes (spec 2 §3). */
export function pricingShop(shop: Shop): PricingShop {
  const salesTaxes = shop.extra.SalesTaxes;
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
