import { ownValue } from "@stanza/catalogue";
import type { Shop as PricingShop } from "@stanza/pricing";
import type { Shop } from "./session.ts";

/**
 * A session's shop as pricing reads it; `extra` holds SalesTaxes (spec 2 §3), and VAT: the usual rate where the document type names none.
 *
 * catalogue  the one whose price list counts as the shop's; absent, or without a list: the first
 */
export function pricingShop(shop: Shop, catalogue = ""): PricingShop {
  const { SalesTaxes: salesTaxes, VAT: usualVat } = shop.extra;
  return {
    code: shop.code,
    name: shop.name,
    language: shop.language,
    country: shop.country,
    priceList: ownValue(shop.priceLists, catalogue) ?? Object.values(shop.priceLists)[0] ?? "",
    currency: shop.currency,
    documentKind: shop.documentType,
    ...(typeof usualVat === "number" || typeof usualVat === "string" ? { usualVat } : {}),
    ...(typeof salesTaxes === "number" || typeof salesTaxes === "string" ? { salesTaxes } : {}),
  };
}
