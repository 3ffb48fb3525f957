import type { OpenCatalogue, PriceList } from "@stanza/catalogue";
import type { CataloguePrices, PriceBook, PriceTerms } from "@stanza/pricing";

/** A catalogue in one version. */
export interface CatalogueInUse {
  readonly open: OpenCatalogue;
  /** The price list of its lines; `null`: they have no price. */
  readonly prices: PriceList | null;
}

/** Everything besides the project that its evaluation and prices depend on. */
export interface PricingBasis {
  /** By code. */
  readonly catalogues: ReadonlyMap<string, CatalogueInUse>;
  readonly terms: PriceTerms;
  /** ISO date on which options must be valid. Absent: every option is valid. */
  readonly priceDate?: string;
}

/** Returns true when every row is evaluated to the same result. */
export function evaluatesAlike(a: PricingBasis, b: PricingBasis): boolean {
  return a.priceDate === b.priceDate && sameCatalogues(a, b, "open");
}

/** Returns true when every evaluated row also has the same price. */
export function pricesAlike(a: PricingBasis, b: PricingBasis): boolean {
  return (
    evaluatesAlike(a, b) &&
    sameCatalogues(a, b, "prices") &&
    JSON.stringify(a.terms) === JSON.stringify(b.terms)
  );
}

/**
 * Compares catalogues by identity. A version that was closed and opened again counts as another, because results of the old one would never
 * be released.
 */
function sameCatalogues(
  { catalogues: a }: PricingBasis,
  { catalogues: b }: PricingBasis,
  field: keyof CatalogueInUse,
): boolean {
  return a.size === b.size && [...a].every(([code, one]) => b.get(code)?.[field] === one[field]);
}

/** The price lists in the form that pricing reads. A catalogue without one leaves its lines unpriced. */
export function priceBookOf({ catalogues }: PricingBasis): PriceBook {
  return Object.fromEntries(
    [...catalogues].flatMap(([code, { open, prices }]) => (prices ? [[code, pricesOf(open, prices)]] : [])),
  );
}

/** Conditions of surcharges are compiled once for each of these pairs. */
const known = new WeakMap<OpenCatalogue, WeakMap<PriceList, CataloguePrices>>();

function pricesOf(open: OpenCatalogue, list: PriceList): CataloguePrices {
  const ofCatalogue = known.get(open) ?? new WeakMap<PriceList, CataloguePrices>();
  known.set(open, ofCatalogue);
  const prices = ofCatalogue.get(list) ?? { list, condition: open.condition.bind(open) };
  ofCatalogue.set(list, prices);
  return prices;
}
