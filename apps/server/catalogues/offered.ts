import type { Context } from "../operation/context.ts";
import type { PublishedCatalogue } from "./catalogue-store.ts";

/** The catalogues that the site offers, in the versions in use: all, or only the forced ones where it forces any (spec 1 §5). */
export function offeredCatalogues({ site, catalogues }: Context): readonly PublishedCatalogue[] {
  const forced = site.config.forcedcatalog;
  return [...catalogues.current.values()].filter(({ code }) => forced.length === 0 || forced.includes(code));
}

/** One of them; in an older version where one is named. Codes are matched without regard to case, as hosts send them. */
export function offeredCatalogue(
  context: Context,
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

/** Where a search looks: the named catalogue, or all that are offered, the site's default first; undefined: the named one is not. */
export function searchedCatalogues(
  context: Context,
  code: string | undefined,
): readonly PublishedCatalogue[] | undefined {
  if (code === undefined) {
    const first = context.site.config.defaultcatalog;
    return offeredCatalogues(context).toSorted((a, b) => Number(b.code === first) - Number(a.code === first));
  }
  const named = offeredCatalogue(context, code);
  return named && [named];
}
