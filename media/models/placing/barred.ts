import { type Bounds, unionBounds } from "@stanza/geometry";
import type { Part } from "../scene/scene-input.ts";
import { partBounds } from "./part-placement.ts";

/** Parts of one pull-out touch; those of the next section are farther away than that, mm. */
const TOUCH = 10;
/** A leaf that covers less of a pull-out than this is beside it, mm. */
const COVERS = 20;

const NONE: ReadonlySet<Part> = new Set();
const known = new WeakMap<readonly Part[], ReadonlySet<Part>>();

/**
 * The drawers and pull-outs that stay shut although all else opens: a leaf that slides sideways stands in their way when it is open. One of
 * two sliding leaves always does. Every part of such a pull-out is among them.
 *
 * parts   of one article, in its frame
 */
export function barred(parts: readonly Part[]): ReadonlySet<Part> {
  const before = known.get(parts);
  if (before) return before;
  const found = barredAmong(parts);
  known.set(parts, found);
  return found;
}

interface Placed {
  readonly part: Part;
  readonly bounds: Bounds;
}

function barredAmong(parts: readonly Part[]): ReadonlySet<Part> {
  const sliding = (axis: "x" | "z") =>
    parts.flatMap((part): readonly Placed[] => {
      const isSliding = part.open?.kind === "slide" && part.open.axis === axis && part.open.of === undefined;
      const bounds = isSliding && !part.rot ? partBounds(part) : null;
      return bounds ? [{ part, bounds }] : [];
    });
  const leaves = sliding("x").map(({ part, bounds: { min, max } }) => {
    const by = part.open?.amount ?? 0;
    return { min: [min[0] + by, min[1], min[2]], max: [max[0] + by, max[1], max[2]] } as const;
  });
  if (leaves.length === 0) return NONE;
  const shut = new Set<Part>();
  for (const { members, bounds } of pullOuts(sliding("z"))) {
    const travel = members[0]?.open?.amount ?? 0;
    if (travel > 0 && leaves.some((leaf) => isInTheWay(leaf, bounds, travel)))
      for (const part of members) shut.add(part);
  }
  return shut;
}

const isInTheWay = (leaf: Bounds, pullOut: Bounds, travel: number): boolean =>
  inCommon(leaf, pullOut, 0) > COVERS &&
  inCommon(leaf, pullOut, 1) > TOUCH &&
  leaf.max[2] > pullOut.max[2] &&
  leaf.min[2] < pullOut.max[2] + travel;

const inCommon = (a: Bounds, b: Bounds, axis: 0 | 1 | 2): number =>
  Math.min(a.max[axis], b.max[axis]) - Math.max(a.min[axis], b.min[axis]);

/** Parts that go the same way together, by what they touch. */
function pullOuts(placed: readonly Placed[]) {
  const groups: { members: Part[]; bounds: Bounds }[] = [];
  for (const { part, bounds } of placed) {
    const joined = groups.filter(
      (group) =>
        group.members[0]?.open?.amount === part.open?.amount &&
        ([0, 1, 2] as const).every((axis) => inCommon(group.bounds, bounds, axis) > -TOUCH),
    );
    const members = [...joined.flatMap((group) => group.members), part];
    const all = joined.reduce((so, group) => unionBounds(so, group.bounds), bounds);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push({ members, bounds: all });
  }
  return groups;
}
