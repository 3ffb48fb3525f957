import { type Drawing, dimensionMarks, type Shape } from "@stanza/drawing";
import type { SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, distance2, type Vec2 } from "@stanza/geometry";
import { type Room, type ViewedWall, viewedWalls, type WallSegment } from "@stanza/project";
import { DIMENSION_CAP_PX } from "./paint-drawing.ts";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** A label narrower than this stands beside its line instead of on it, CSS pixels. */
const LABEL_WIDTH = 56;
const BESIDE = 20;

/** The place of a distance's figure on screen: on the middle of its line, or beside a line that is too short for it. */
export const distancePlace = (view: ViewTransform, { from, to }: SideDistance): Vec2 =>
  besideLine(toScreen(view, from), toScreen(view, to));

/** The same for a line on screen, CSS pixels. */
export function besideLine(a: Vec2, b: Vec2): Vec2 {
  const middle: Vec2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const needed = Math.abs(dx) >= Math.abs(dy) ? LABEL_WIDTH : LABEL_WIDTH / 2;
  if (length >= needed || length === 0) return middle;
  return [middle[0] - (dy / length) * BESIDE, middle[1] + (dx / length) * BESIDE];
}

/** The size of a wall's bar, and the distance of its middle from the wall, CSS pixels. */
const WALL_BAR = { width: 336, height: 44, inwards: 92 } as const;

/** Inside the room, clear of the wall's handles and wholly in view. */
export function wallBarPlace(view: ViewTransform, [width, height]: Vec2, { segment, curve }: ViewedWall) {
  const { from, to, normal } = segment;
  const inside = Math.min(0, curve?.sagitta ?? 0) * -view.scale;
  const middle = toScreen(view, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const away = WALL_BAR.inwards + inside + Math.abs(normal[0]) * (WALL_BAR.width / 2 - 40);
  const x = middle[0] + normal[0] * away - WALL_BAR.width / 2;
  const y = middle[1] + normal[1] * away - WALL_BAR.height / 2;
  return {
    position: "absolute",
    left: Math.max(EDGE, Math.min(width - WALL_BAR.width - EDGE, x)),
    top: Math.max(TOP, Math.min(height - WALL_BAR.height - EDGE, y)),
  } as const;
}

/** The size of the selection's bar, and its distance from the selection, CSS pixels. */
const BAR = { width: 252, height: 44, gap: 14 } as const;
/** The height of the plan that the controls at its top cover, CSS pixels. */
const TOP = 56;
const EDGE = 8;

/** Beside the selection, where it hides none of its distances and is wholly in view; below or above as there is more of the plan. */
export function barPlace(
  view: ViewTransform,
  size: Vec2,
  selected: readonly EvaluatedRow[],
  distances: readonly SideDistance[],
): { readonly position: "absolute"; readonly left: number; readonly top: number } {
  const points = selected
    .flatMap(({ frame, article }) => boxFootprint(frame, article.box))
    .map((point) => toScreen(view, point));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (left + right - BAR.width) / 2;
  const centre = (top + bottom - BAR.height) / 2;
  const below: Vec2 = [middle, bottom + BAR.gap];
  const above: Vec2 = [middle, top - BAR.gap - BAR.height];
  const beside: readonly Vec2[] = [
    [right + BAR.gap, bottom + BAR.gap],
    [left - BAR.gap - BAR.width, bottom + BAR.gap],
    [right + BAR.gap, centre],
    [left - BAR.gap - BAR.width, centre],
  ];
  const isHigh = (top + bottom) / 2 < size[1] / 2;
  const places = [...(isHigh ? [below, above] : [above, below]), ...beside].map((place) =>
    inView(place, size),
  );
  const labels = distances.map((distance) => distancePlace(view, distance));
  const free = places.find((place) => labels.every((label) => !covers(place, label)));
  const [x, y] = free ?? places[0] ?? below;
  return { position: "absolute", left: x, top: y };
}

const inView = ([x, y]: Vec2, [width, height]: Vec2): Vec2 => [
  Math.max(EDGE, Math.min(width - BAR.width - EDGE, x)),
  Math.max(TOP, Math.min(height - BAR.height - EDGE, y)),
];

/** The reach of a handle from its middle, with some air, CSS pixels. */
const HANDLE = 22;

/** Returns true when the selection's bar lies over a handle. */
export const barCovers = ({ left, top }: ReturnType<typeof barPlace>, [x, y]: Vec2): boolean =>
  x > left - HANDLE && x < left + BAR.width + HANDLE && y > top - HANDLE && y < top + BAR.height + HANDLE;

/** Returns true when the bar at a place would lie over a label. */
const covers = ([x, y]: Vec2, [labelX, labelY]: Vec2): boolean =>
  labelX > x - LABEL_WIDTH / 2 &&
  labelX < x + BAR.width + LABEL_WIDTH / 2 &&
  labelY > y - LABEL_WIDTH / 4 &&
  labelY < y + BAR.height + LABEL_WIDTH / 4;

/** The place of a painted figure on screen, and its turn, degrees. */
interface PaintedFigure {
  readonly at: Vec2;
  readonly angle: number;
}

export interface WallLength extends PaintedFigure {
  readonly room: Room;
  readonly segment: WallSegment;
}

type DimensionShape = Extract<Shape, { readonly type: "dimension" }>;
const ownDimensions = new WeakMap<Drawing, ReadonlyMap<string, readonly DimensionShape[]>>();

/** The dimensions of a drawing by what they belong to, found once: a plan has thousands of shapes. */
function dimensionsOf(drawing: Drawing): ReadonlyMap<string, readonly DimensionShape[]> {
  const known = ownDimensions.get(drawing);
  if (known) return known;
  const found = Map.groupBy(
    drawing.shapes.filter((shape) => shape.type === "dimension"),
    ({ owner }) => owner ?? "",
  );
  ownDimensions.set(drawing, found);
  return found;
}

/** The place of each wall's painted clear length, so that a button can lie over it. */
export function wallLengths(
  view: ViewTransform,
  drawing: Drawing,
  rooms: readonly Room[],
): readonly WallLength[] {
  return rooms.flatMap((room) =>
    viewedWalls(room).flatMap(({ segment }) => {
      const whole = dimensionsOf(drawing)
        .get(segment.wall.id)
        ?.findLast(({ from, to }) => Math.abs(distance2(from, to) - segment.length) < 0.01);
      if (!whole) return [];
      const [from, to] = [toScreen(view, whole.from), toScreen(view, whole.to)];
      const { text } = dimensionMarks(from, to, whole.offset * view.scale, whole.text, DIMENSION_CAP_PX);
      return [{ room, segment, at: text.at, angle: text.angle }];
    }),
  );
}

/** The size of a length's button, CSS pixels; a finger's is a little larger. */
const LENGTH_SIZE: Vec2 = [54, 32];

/** The lengths whose buttons would lie on no other one, the earlier of two: zoomed out, they could not be told apart. */
export function apartFromEachOther<T extends PaintedFigure>(lengths: readonly T[]): readonly T[] {
  const kept: T[] = [];
  for (const one of lengths) if (kept.every((other) => !overlaps(one, other))) kept.push(one);
  return kept;
}

function overlaps(a: PaintedFigure, b: PaintedFigure): boolean {
  const [w, h] = [0, 1].map((axis) => (extent(a)[axis]! + extent(b)[axis]!) / 2) as [number, number];
  return Math.abs(a.at[0] - b.at[0]) < w && Math.abs(a.at[1] - b.at[1]) < h;
}

/** The width and height of a turned button on screen. */
function extent({ angle }: PaintedFigure): Vec2 {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [width, height] = LENGTH_SIZE;
  return [width * cos + height * sin, width * sin + height * cos];
}
