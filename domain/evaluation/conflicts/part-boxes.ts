import type { Part } from "@stanza/catalogue";
import { add3, type Bounds, boundsOf, solidBounds, turn3, type Vec3 } from "@stanza/geometry";

/** Parts of an article never change, so their boxes are kept. */
const known = new WeakMap<readonly Part[], readonly Bounds[]>();

/** The extents of an article's parts in its frame, closed. A mesh of unknown size is left out. */
export function partBoxes(parts: readonly Part[]): readonly Bounds[] {
  let boxes = known.get(parts);
  if (boxes === undefined) {
    boxes = parts.flatMap((part) => partBox(part) ?? []);
    known.set(parts, boxes);
  }
  return boxes;
}

function partBox({ solid, at, rot }: Part): Bounds | null {
  const own = solidBounds(solid);
  if (!own) return null;
  return boundsOf(cornersOf(own).map((corner) => add3(at, rot ? turn3(rot, corner) : corner)));
}

/** The eight corners of a box. */
export function cornersOf({ min, max }: Bounds): readonly Vec3[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
  );
}
