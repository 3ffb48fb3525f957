import type { OpenCatalogues } from "@stanza/evaluation";
import type { CataloguePrices, PriceBook } from "@stanza/pricing";
import { useMemo } from "react";
import { type LoadedCatalogue, useCatalogues } from "./catalogue-store.ts";

/** The session's catalogues as evaluation takes them. */
export const opened = (loaded: ReadonlyMap<string, LoadedCatalogue>): OpenCatalogues =>
  new Map([...loaded].map(([code, { open }]) => [code, open]));

/** The session's price lists as the pricing reads them. */
export function priceBookOf(loaded: ReadonlyMap<string, LoadedCatalogue>): PriceBook {
  const book: Record<string, CataloguePrices> = {};
  for (const [code, { open, prices }] of loaded) {
    if (prices) book[code] = { list: prices, condition: open.condition.bind(open) };
  }
  return book;
}

export function usePriceBook(): PriceBook {
  const loaded = useCatalogues((state) => state.loaded);
  return useMemo(() => priceBookOf(loaded), [loaded]);
}
