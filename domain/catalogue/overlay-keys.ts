import type { Model } from "./catalogue.ts";

/**
 * The overlays that hold for a row, in the order in which they are laid over its article: of the reg, of the model, of the commercial model,
 * so that the last wins (catalogue.md §4.3).
 *
 * there  what the overlays of the article are for
 */
export function overlayKeys(
  there: readonly string[],
  reg: string,
  model: Pick<Model, "code" | "base">,
): readonly string[] {
  const order = [reg, model.base, model.code];
  return order.filter((key, i) => there.includes(key) && order.lastIndexOf(key) === i);
}

/** What the article with these overlays is called in the bundle. */
export const overlaidName = (neutro: string, keys: readonly string[]): string => [neutro, ...keys].join("@");
