/** A stretch of a wall, from its start along the inner face, mm. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * The free length on each side of an item on a wall, up to the next obstacle or the corner, seen in the wall's direction: `left` towards
 * its start, `right` towards its end. A negative value is the length by which the item overlaps the corner or the obstacle on that side.
 *
 * length   of the wall, mm
 */
export function clearSpans(
  length: number,
  item: Interval,
  obstacles: readonly Interval[] = [],
): { readonly left: number; readonly right: number } {
  const middle = (item.from + item.to) / 2;
  let start = 0;
  let end = length;
  for (const obstacle of obstacles) {
    if ((obstacle.from + obstacle.to) / 2 <= middle) start = Math.max(start, obstacle.to);
    else end = Math.min(end, obstacle.from);
  }
  return { left: item.from - start, right: end - item.to };
}
