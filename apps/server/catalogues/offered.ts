import type { SiteConfig } from "@stanza/contract";
import type { CatalogueStore, PublishedCatalogue } from "./catalogue-store.ts";

interface Offering {
  readonly site: SiteConfig;
  readonly catalogues: CatalogueStore;
}

/**
 * The catalogues that the site offers, in the versions in use: all, or only the forced ones where it forces any (spec 1 §5). Walls, doors
 * and windows are always offered, because a room needs them whatever furnishes it.
 */
export function offeredCatalogues({ site, catalogues }: Offering): readonly PublishedCatalogue[] {
  const forced = new Set(site.config.forcedcatalog.map((code) => code.toLowerCase()));
  return [...catalogues.current.values()].filter(
    ({ code, isWalls }) => forced.size === 0 || isWalls || forced.has(code.toLowerCase()),
  );
}

/** One offered catalogue, in an older version where one is named. Hosts send codes in any case, so case is ignored. */
export function offeredCatalogue(
  context: Offering,
  code: string,
  version?: string,
): PublishedCatalogue | undefined {
  const offered = offeredCatalogues(context);
  const found =
    offered.find((one) => one.code === code) ??
    offered.find((one) => one.code.toLowerCase() === code.toLowerCase());
  return found && version !== undefined && version !== found.version
    ? context.catalogues.version(found.code, version)
    : found;
}

/**
 * The catalogues that a search covers: the named one, or all that are offered with the site's default first. Undefined: the named one is
 * not offered.
 */
export function searchedCatalogues(
  context: Offering,
  code: string | undefined,
): readonly PublishedCatalogue[] | undefined {
  if (code === undefined) {
    const first = context.site.config.defaultcatalog;
    return offeredCatalogues(context).toSorted((a, b) => Number(b.code === first) - Number(a.code === first));
  }
  const named = offeredCatalogue(context, code);
  return named && [named];
}
