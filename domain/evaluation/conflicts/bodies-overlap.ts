import type { EvaluatedArticle, Part } from "@stanza/catalogue";
import {
  type Bounds,
  boundsOf,
  boxFootprint,
  convexOverlap,
  type Frame,
  toLocal,
  toParent,
  type Vec3,
} from "@stanza/geometry";
import { cornersOf, partBoxes } from "./part-boxes.ts";

/** An article at its place. */
export interface PlacedBody {
  readonly frame: Frame;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  /** Absent: it fills its box. */
  readonly parts?: readonly Part[];
}

/** Boxes that overlap by no more than this only touch, mm. */
const TOUCH = 1;
/** Ways in which one thing may be drawn out from under or out of the other. */
const WAYS: readonly Vec3[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
];

/** The layer of a body; only bodies of one layer can overlap: furniture, things on worktops, inserts, holes in walls. */
export function layerOfMount(mount: EvaluatedArticle["mount"]): string {
  return mount === "worktop" || mount === "inside" || mount === "wall-opening" ? mount : "standing";
}

/**
 * Returns true when two bodies are in one place. Where their boxes overlap, their solids decide: a chair pushed under its table, or a
 * pedestal under its desk, is in nobody's way. Something that is shut in without touching, such as a unit in a wardrobe, overlaps all the
 * same, because it could not be drawn out on any side.
 */
export function bodiesOverlap(a: PlacedBody, b: PlacedBody): boolean {
  if (layerOfMount(a.mount) !== layerOfMount(b.mount) || !boxesOverlap(a, b)) return false;
  if (!a.parts?.length || !b.parts?.length || layerOfMount(a.mount) !== "standing") return true;
  const [still, moved] = [partBoxes(a.parts), inFrameOf(a.frame, b.frame, partBoxes(b.parts))];
  if (still.length === 0 || moved.length === 0 || meet(still, moved)) return true;
  const reach = farthest([...still, ...moved]);
  return WAYS.every((way) =>
    meet(
      still,
      moved.map((box) => swept(box, way, reach)),
    ),
  );
}

/** Returns true when solids of a body reach into a space; `space`: its frame and size. A body without parts fills its box. */
export function reachesIntoSpace(
  body: PlacedBody,
  space: { readonly frame: Frame; readonly box: Vec3 },
): boolean {
  const boxes = body.parts?.length ? partBoxes(body.parts) : [];
  if (boxes.length === 0) return boxesOverlap(body, { ...space, mount: body.mount });
  return meet([{ min: [0, 0, 0], max: space.box }], inFrameOf(space.frame, body.frame, boxes));
}

/** Returns true when two boxes overlap by more than a millimetre in plan and in height. */
export function boxesOverlap(a: PlacedBody, b: PlacedBody): boolean {
  const [aBottom, bBottom] = [a.frame.at[1], b.frame.at[1]];
  if (aBottom + a.box[1] <= bBottom + TOUCH || bBottom + b.box[1] <= aBottom + TOUCH) return false;
  const overlap = convexOverlap(boxFootprint(a.frame, a.box), boxFootprint(b.frame, b.box));
  return overlap !== null && overlap.depth > TOUCH;
}

/** Boxes of one frame as the boxes around them in another. Exact for turns by right angles, somewhat larger for others. */
function inFrameOf(frame: Frame, own: Frame, boxes: readonly Bounds[]): readonly Bounds[] {
  return boxes.flatMap(
    (box) => boundsOf(cornersOf(box).map((corner) => toLocal(frame, toParent(own, corner)))) ?? [],
  );
}

function meet(as: readonly Bounds[], bs: readonly Bounds[]): boolean {
  return as.some((a) => bs.some((b) => overlap(a, b)));
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  ([0, 1, 2] as const).every(
    (axis) => a.min[axis] < b.max[axis] - TOUCH && b.min[axis] < a.max[axis] - TOUCH,
  );

/** The space that a box takes on its way out. */
function swept({ min, max }: Bounds, way: Vec3, by: number): Bounds {
  const to = (point: Vec3, sense: 1 | -1): Vec3 => [
    point[0] + (way[0] * sense > 0 ? way[0] * by : 0),
    point[1],
    point[2] + (way[2] * sense > 0 ? way[2] * by : 0),
  ];
  return { min: to(min, -1), max: to(max, 1) };
}

function farthest(boxes: readonly Bounds[]): number {
  const around = boundsOf(boxes.flatMap(({ min, max }) => [min, max]));
  return around ? around.max[0] - around.min[0] + around.max[2] - around.min[2] : 0;
}
