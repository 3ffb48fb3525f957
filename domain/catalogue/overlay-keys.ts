import type { Model } from "./catalogue.ts";

/**
 * The keys of a row's overlays in the order in which they are applied to its article: reg, model, commercial model. The last one wins
 * (catalogue.md §4.3).
 *
 * there  the keys for which the article has overlays
 */
export function overlayKeys(
  there: readonly string[],
  reg: string,
  model: Pick<Model, "code" | "base">,
): readonly string[] {
  const order = [reg, model.base, model.code];
  return order.filter((key, i) => there.includes(key) && order.lastIndexOf(key) === i);
}

/** The name of the article with these overlays in the bundle. */
export const overlaidName = (neutro: string, keys: readonly string[]): string => [neutro, ...keys].join("@");
