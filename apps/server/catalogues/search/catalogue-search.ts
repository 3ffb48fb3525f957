import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { CatalogueStore, PublishedCatalogue } from "../catalogue-store.ts";
import { didYouMean, type Suggestion } from "./did-you-mean.ts";
import { findItems, type ItemQuery } from "./find-items.ts";
import type { Found } from "./found-item.ts";
import { indexCatalogue } from "./index-catalogue.ts";

/** The search over the catalogues that the site sells, in the versions in use. */
export interface CatalogueSearch {
  /** Makes the indexes of the versions in use where they are missing. A search waits for the indexes that it needs. */
  prepare(): Promise<void>;
  /** The answer has `suggestions` where nothing was found. */
  find(
    catalogues: readonly PublishedCatalogue[],
    query: Omit<ItemQuery, "indexes">,
  ): Promise<Found & { readonly suggestions: readonly Suggestion[] }>;
}

export function openCatalogueSearch(
  pool: pg.Pool,
  catalogues: CatalogueStore,
  log: FastifyBaseLogger,
): CatalogueSearch {
  const indexes = new Map<string, Promise<number>>();
  const indexOf = (published: PublishedCatalogue): Promise<number> => {
    const key = `${published.code} ${published.version}`;
    const known = indexes.get(key);
    if (known) return known;
    const made = indexCatalogue(pool, published);
    indexes.set(key, made);
    made.catch(() => indexes.delete(key));
    return made;
  };
  return {
    async prepare() {
      for (const published of catalogues.current.values()) {
        try {
          await indexOf(published);
        } catch (error) {
          log.error({ err: error }, `The catalogue ${published.code} could not be prepared for the search`);
        }
      }
    },
    async find(published, query) {
      const all = { ...query, indexes: await Promise.all(published.map(indexOf)) };
      const found = await findItems(pool, all);
      const isNothing = found.total === 0 && query.text.trim() !== "";
      return { ...found, suggestions: isNothing ? await didYouMean(pool, all) : [] };
    },
  };
}
