import type { CatalogueSummary, SiteConfig } from "@stanza/contract";

type Wishes = Pick<SiteConfig["config"], "forcedcatalog" | "defaultcatalog">;

/**
 * The catalogue that a new project starts from: the site's `defaultcatalog`, else the first of its `forcedcatalog`, else the first
 * that is listed. One of walls, or one without a price list for the session's shop, is never it; undefined: there is no other.
 *
 * ASSUMED: `config.defaultcatalog` (the spec names no key for it; docs/assumptions.md).
 */
export function defaultCatalogue(
  listed: readonly CatalogueSummary[],
  wishes: Wishes | null,
): CatalogueSummary | undefined {
  const fitting = listed.filter(({ isWalls, isPriced }) => !isWalls && isPriced);
  const wanted = [wishes?.defaultcatalog, ...(wishes?.forcedcatalog ?? [])];
  const found = wanted.flatMap((code) => fitting.find((summary) => summary.code === code) ?? []);
  return found[0] ?? fitting[0];
}
