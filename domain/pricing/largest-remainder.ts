import { type Decimal, floorToUnit } from "@stanza/quantities";

/**
 * Splits `total` into parts as close to the exact `shares` as whole `unit`s allow: each share is cut to units, and the remaining units go
 * to the largest cut-off fractions, the earlier share on a tie.
 *
 * The shares need not add up to `total`, which was rounded separately; missing units are taken from the smallest fractions. The parts
 * always add up to `total`.
 *
 * errors  RangeError when `total` is not a multiple of `unit`
 *
 * Source: quote.md §4 R8, §4.2 [20].
 */
export function largestRemainder(
  total: Decimal,
  shares: readonly Decimal[],
  unit: Decimal,
): readonly Decimal[] {
  if (total.mod(unit).cmp(0) !== 0) throw new RangeError("The total is not a whole number of units");
  const parts = shares.map((share) => floorToUnit(share, unit));
  if (parts.length === 0) return parts;
  const order = shares
    .map((share, index) => ({ index, fraction: share.minus(parts[index]!) }))
    .sort((a, b) => b.fraction.cmp(a.fraction) || a.index - b.index)
    .map(({ index }) => index);
  let left = parts.reduce((rest, part) => rest.minus(part), total);
  for (let turn = 0; left.cmp(0) !== 0; turn++) {
    const adds = left.cmp(0) > 0;
    const at = turn % order.length;
    const index = order[adds ? at : order.length - 1 - at]!;
    parts[index] = adds ? parts[index]!.plus(unit) : parts[index]!.minus(unit);
    left = adds ? left.minus(unit) : left.plus(unit);
  }
  return parts;
}
