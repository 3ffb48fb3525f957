import type { EvaluatedRow } from "@stanza/evaluation";
import { type Bounds, solidBounds, unionBounds } from "@stanza/geometry";

type Part = EvaluatedRow["article"]["parts"][number];

/** Behind the hull by this much, a part cannot be seen, mm. */
const BEHIND = 1;
/** Fronts stand out of the carcass by no more than this with their handles, mm. */
const FRONT_DEPTH = 60;

/**
 * The parts of an article that can be seen while it is closed (editor toggle `boxCulling`): shelves, drawers and what else lies between its
 * sides and behind its fronts is left out. Articles that are open at the front or have glass keep everything.
 *
 * ASSUMED: "box culling" leaves out what closed boxes hold; the specification only names it.
 */
export function withoutInsides(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ layer }) => layer === "glass")) return parts;
  const placed = parts.map((part) => ({ part, bounds: boundsOf(part) }));
  const hull = placed.reduce<Bounds | null>(
    (so, { bounds }) => (bounds ? (so ? unionBounds(so, bounds) : bounds) : so),
    null,
  );
  if (!hull) return parts;
  const fronts = placed.flatMap(({ part, bounds }) =>
    part.open && bounds && bounds.min[2] >= hull.max[2] - FRONT_DEPTH && covers(bounds, hull) ? [bounds] : [],
  );
  if (!isClosed(fronts, hull)) return parts;
  const front = Math.min(...fronts.map(({ min }) => min[2]));
  return placed.flatMap(({ part, bounds }) => (bounds && isInside(bounds, hull, front) ? [] : [part]));
}

/** A leaf, and no handle. */
const covers = ({ min, max }: Bounds, hull: Bounds): boolean =>
  max[0] - min[0] > (hull.max[0] - hull.min[0]) / 5 || max[1] - min[1] > (hull.max[1] - hull.min[1]) / 3;

/** Returns true when the leaves cover most of the front; a plinth and a gap for fingers stay free. */
function isClosed(fronts: readonly Bounds[], hull: Bounds): boolean {
  const area = fronts.reduce((sum, { min, max }) => sum + (max[0] - min[0]) * (max[1] - min[1]), 0);
  return area > 0.7 * (hull.max[0] - hull.min[0]) * (hull.max[1] - hull.min[1]);
}

const isInside = ({ min, max }: Bounds, hull: Bounds, front: number): boolean =>
  [0, 1].every((axis) => min[axis]! > hull.min[axis]! + BEHIND && max[axis]! < hull.max[axis]! - BEHIND) &&
  min[2] > hull.min[2] + BEHIND &&
  max[2] <= front + BEHIND;

/** In the article's frame; `null` for what is turned or of unknown size, which is then kept. */
function boundsOf({ solid, at, rot }: Part): Bounds | null {
  const own = rot?.some((degrees) => degrees !== 0) ? null : solidBounds(solid);
  if (!own) return null;
  return {
    min: [own.min[0] + at[0], own.min[1] + at[1], own.min[2] + at[2]],
    max: [own.max[0] + at[0], own.max[1] + at[1], own.max[2] + at[2]],
  };
}
