import { ownValue } from "@stanza/catalogue";
import { MOST_INSTALMENTS, type Shop as PricingShop } from "@stanza/pricing";
import type { Shop } from "./session.ts";

/**
 * A session's shop as pricing reads it; `extra` holds SalesTaxes (spec 2 §3), VAT: the usual rate where the document type names none, and Instalments:
 * the payments of a new offer, as `[{"when": {"en": "at order"}, "percent": "30"}, {"when": {"en": "at delivery"}}]`; anything else in its place
 * is none.
 *
 * catalogue  the one whose price list counts as the shop's; absent, or without a list: the first
 */
export function pricingShop(shop: Shop, catalogue = ""): PricingShop {
  const { SalesTaxes: salesTaxes, VAT: usualVat, Instalments: schedule } = shop.extra;
  const instalments = instalmentsOf(schedule);
  return {
    code: shop.code,
    name: shop.name,
    language: shop.language,
    country: shop.country,
    priceList: ownValue(shop.priceLists, catalogue) ?? Object.values(shop.priceLists)[0] ?? "",
    currency: shop.currency,
    documentKind: shop.documentType,
    ...(typeof usualVat === "number" || typeof usualVat === "string" ? { usualVat } : {}),
    ...(instalments ? { instalments } : {}),
    ...(typeof salesTaxes === "number" || typeof salesTaxes === "string" ? { salesTaxes } : {}),
  };
}

/** Read by hand, because the page's first chunk has no schemas. One entry that is none leaves no schedule at all. */
function instalmentsOf(extra: unknown): PricingShop["instalments"] {
  if (!Array.isArray(extra) || extra.length === 0 || extra.length > MOST_INSTALMENTS) return undefined;
  const read = extra.map(instalmentOf);
  return read.every((one) => one !== null) ? read : undefined;
}

function instalmentOf(entry: unknown) {
  if (typeof entry !== "object" || entry === null) return null;
  const { when, percent, amount } = entry as Readonly<Record<string, unknown>>;
  if (typeof when !== "object" || when === null) return null;
  if (!Object.values(when).every((text) => typeof text === "string" && text.length <= 200)) return null;
  return {
    when: when as Readonly<Record<string, string>>,
    ...(isTyped(percent) ? { percent } : {}),
    ...(isTyped(amount) ? { amount } : {}),
  };
}

const isTyped = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";
