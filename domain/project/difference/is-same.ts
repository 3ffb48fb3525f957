import { diff } from "../history/patch.ts";

/** Returns true when two plain values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => diff(one, other).length === 0;

/**
 * What of a thing differs: the aspects of its keys that do not say the same, each once, in the order of the table.
 *
 * aspects  by key of the thing
 */
export function differingAspects<Thing extends object, Aspect extends string>(
  before: Thing,
  after: Thing,
  aspects: Readonly<Record<string, Aspect>>,
): readonly Aspect[] {
  const differing = Object.entries(aspects).flatMap(([key, aspect]) => {
    const field = key as keyof Thing;
    return isSame(before[field], after[field]) ? [] : [aspect];
  });
  return [...new Set(differing)];
}
