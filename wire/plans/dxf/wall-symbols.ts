import { cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { LineGrid } from "../spaces/line-grid.ts";
import { isDoorArc, isNamedOpening } from "./door-evidence.ts";
import type { Arc, FlatDrawing, Stroke } from "./flatten.ts";

/** A window that is drawn on the walls' own layer, mm. */
export interface DrawnWindow {
  readonly from: Vec2;
  readonly to: Vec2;
}

/** Walls without the doors, windows and furniture that are drawn on their layers. */
export interface WithoutSymbols {
  readonly strokes: readonly Stroke[];
  readonly windows: readonly DrawnWindow[];
  /** Lines of furniture, of the frame of the sheet and of hatching. */
  readonly left: number;
}

/** A leaf and its frame are beside the radius of its arc by at most this, mm. */
const LEAF = 70;
/** Lengths of a window and of the ends of its wall, mm. */
const WINDOW = { least: 300, most: 4_000 } as const;
const JAMB = { least: 60, most: 650 } as const;
const BEYOND = 30;
/** Lines meet within this, mm. */
const MEET = 3;
/** Larger blocks and outlines are parts of the building, mm; smaller outlines are pillars. */
const SYMBOL = { least: 250, most: 3_000 } as const;
/** The least distance of a sheet's frame from the plan on all sides, mm: further than any wall is thick. */
const FRAME_MARGIN = 700;
/** Hatching drawn line by line: so many of one direction, half of them no longer than this, mm, turned from the walls by so many degrees. */
const HATCHING = { count: 25, length: 750, turn: 10 } as const;

/**
 * Takes doors, windows, furniture and hatching out of the lines on the layers of walls.
 *
 * strokes     on those layers, drawing units
 * wallNamed   layers whose name says that walls are on them: an outline that stands free there is a pillar; elsewhere it is furniture
 * mm          length of a drawing unit
 */
export function withoutSymbols(
  strokes: readonly Stroke[],
  drawing: FlatDrawing,
  wallNamed: ReadonlySet<string>,
  mm: number,
): WithoutSymbols {
  const inMm = new Map(strokes.map((stroke) => [stroke, lineOf(stroke, mm)]));
  const gone = new Set<Stroke>();
  for (const { name, strokes: own } of drawing.blocks) {
    const isUnnamed = own.some(({ layer }) => !wallNamed.has(layer));
    if (own.length > 0 && (isUnnamed || isNamedOpening(name)) && sizeOf(own) * mm <= SYMBOL.most)
      for (const stroke of own) gone.add(stroke);
  }
  const grid = new LineGrid<Stroke>(2000);
  for (const [stroke, line] of inMm) if (!gone.has(stroke)) grid.add(line, stroke);
  for (const arc of doorArcs(drawing.arcs, mm)) takeDoor(arc, inMm, grid, gone);
  const things = [...sheetFrames(strokes, wallNamed, mm), ...furniture(strokes, grid, inMm, wallNamed, mm)];
  for (const stroke of things) gone.add(stroke);
  const windows: DrawnWindow[] = [];
  for (const [stroke, line] of inMm) {
    if (!gone.has(stroke) && stroke.curve === undefined && stroke.width === 0) {
      const window = windowAt(stroke, line, grid, inMm, gone);
      if (window) windows.push(window);
    }
  }
  const left = strokes.filter((stroke) => !gone.has(stroke));
  const hatching = hatchingOf(left, inMm);
  return {
    strokes: left.filter((stroke) => !hatching.has(stroke)),
    windows,
    left: things.length + hatching.size,
  };
}

interface Line {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly along: Vec2;
  readonly length: number;
}

function lineOf({ from, to }: Stroke, mm: number): Line {
  const [a, b] = [scale2(from, mm), scale2(to, mm)];
  const length = distance2(a, b);
  return { from: a, to: b, length, along: length > 0 ? unit2(sub2(b, a)) : [1, 0] };
}

/** The longer side of the box around strokes. */
function sizeOf(strokes: readonly Stroke[]): number {
  const [low, high] = boxOf(strokes);
  return Math.max(high[0] - low[0], high[1] - low[1]);
}

function boxOf(strokes: readonly Stroke[]): readonly [Vec2, Vec2] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { from, to } of strokes) {
    x0 = Math.min(x0, from[0], to[0]);
    y0 = Math.min(y0, from[1], to[1]);
    x1 = Math.max(x1, from[0], to[0]);
    y1 = Math.max(y1, from[1], to[1]);
  }
  return [
    [x0, y0],
    [x1, y1],
  ];
}

/** Arcs of doors, mm; two about one centre are the faces of a curved wall. */
function doorArcs(arcs: readonly Arc[], mm: number): readonly Arc[] {
  const doors = arcs
    .map(
      (arc): Arc => ({
        ...arc,
        centre: scale2(arc.centre, mm),
        start: scale2(arc.start, mm),
        end: scale2(arc.end, mm),
        radius: arc.radius * mm,
      }),
    )
    .filter(isDoorArc);
  return doors.filter(
    (arc) =>
      !arcs.some((other) => {
        const apart = Math.abs(other.radius * mm - arc.radius);
        return apart > 35 && apart < JAMB.most && distance2(scale2(other.centre, mm), arc.centre) < 20;
      }),
  );
}

function takeDoor(
  arc: Arc,
  lines: ReadonlyMap<Stroke, Line>,
  grid: LineGrid<Stroke>,
  gone: Set<Stroke>,
): void {
  const ends: Vec2[] = [];
  const near = grid.near(
    {
      from: sub2(arc.centre, [arc.radius, arc.radius]),
      to: [arc.centre[0] + arc.radius, arc.centre[1] + arc.radius],
    },
    LEAF,
  );
  for (const stroke of near) {
    const line = lines.get(stroke)!;
    const isLeaf =
      stroke.curve === undefined &&
      line.length >= 0.6 * arc.radius &&
      [arc.start, arc.end].some((end) => [line.from, line.to].every((at) => isOnLeaf(at, arc, end)));
    if (isLeaf) ends.push(line.from, line.to);
    if (isLeaf || stroke.curve === arc.curve) gone.add(stroke);
  }
  for (const stroke of near) {
    const line = lines.get(stroke)!;
    const closes =
      line.length <= LEAF &&
      [line.from, line.to].every((at) => ends.some((end) => distance2(at, end) < MEET));
    if (closes) gone.add(stroke);
  }
}

function isOnLeaf(at: Vec2, arc: Arc, end: Vec2): boolean {
  const along = unit2(sub2(end, arc.centre));
  const from = sub2(at, arc.centre);
  const place = dot2(from, along);
  return Math.abs(cross2(along, from)) <= LEAF && place > -0.06 * arc.radius && place < 1.06 * arc.radius;
}

/**
 * A window whose glass is this line: it ends on two lines across the wall, and a face of the wall goes on beside it from one to the
 * other. What lies between the faces is taken out.
 */
function windowAt(
  stroke: Stroke,
  glass: Line,
  grid: LineGrid<Stroke>,
  lines: ReadonlyMap<Stroke, Line>,
  gone: Set<Stroke>,
): DrawnWindow | null {
  if (glass.length < WINDOW.least || glass.length > WINDOW.most) return null;
  const across: Vec2 = [-glass.along[1], glass.along[0]];
  const near = grid
    .near(glass, JAMB.most)
    .filter((one) => one !== stroke && !gone.has(one) && one.curve === undefined);
  const jambs = [0, glass.length].map((place) =>
    near.find((one) => {
      const line = lines.get(one)!;
      if (
        line.length < JAMB.least ||
        line.length > JAMB.most ||
        Math.abs(dot2(line.along, glass.along)) > 0.02
      )
        return false;
      const [a, b] = [sub2(line.from, glass.from), sub2(line.to, glass.from)];
      const [s, t] = [dot2(a, across), dot2(b, across)];
      return Math.abs(dot2(a, glass.along) - place) <= MEET && Math.min(s, t) < -10 && Math.max(s, t) > 10;
    }),
  );
  const [first, second] = jambs;
  if (!first || !second) return null;
  const reach = [first, second].map((one) => {
    const line = lines.get(one)!;
    const places = [line.from, line.to].map((at) => dot2(sub2(at, glass.from), across));
    return { low: Math.min(...places), high: Math.max(...places) };
  });
  const low = Math.max(reach[0]!.low, reach[1]!.low);
  const high = Math.min(reach[0]!.high, reach[1]!.high);
  if (Math.max(Math.abs(reach[0]!.low - reach[1]!.low), Math.abs(reach[0]!.high - reach[1]!.high)) > 60)
    return null;
  const inFrame = (at: Vec2): Vec2 => [
    dot2(sub2(at, glass.from), glass.along),
    dot2(sub2(at, glass.from), across),
  ];
  const isFace = (off: number) =>
    near.some((one) => {
      const line = lines.get(one)!;
      const [a, b] = [inFrame(line.from), inFrame(line.to)];
      const isAlong = Math.abs(a[1] - off) <= MEET && Math.abs(b[1] - off) <= MEET;
      return isAlong && Math.min(a[0], b[0]) <= MEET && Math.max(a[0], b[0]) >= glass.length - MEET;
    });
  const faces = [isFace(low), isFace(high)];
  // Beyond a window the wall goes on; a leaf of a wall between two openings ends where the wall does.
  const goesOn = [-BEYOND, glass.length + BEYOND].every((place) =>
    near.some((one) => {
      const [a, b] = [lines.get(one)!.from, lines.get(one)!.to].map(inFrame) as [Vec2, Vec2];
      const isAlong = [low, high].some((off) => Math.abs(a[1] - off) <= MEET && Math.abs(b[1] - off) <= MEET);
      return isAlong && Math.min(a[0], b[0]) <= place && Math.max(a[0], b[0]) >= place;
    }),
  );
  if (!faces.some(Boolean) || !goesOn) return null;
  for (const one of [stroke, ...near]) {
    const line = lines.get(one)!;
    const isWithin = [line.from, line.to].every((at) => {
      const [s, t] = inFrame(at);
      return s >= -MEET && s <= glass.length + MEET && t > low + 10 && t < high - 10;
    });
    if (isWithin) gone.add(one);
  }
  if (faces.every(Boolean)) for (const one of [first, second]) gone.add(one);
  const middle = (low + high) / 2;
  const shift = scale2(across, middle);
  return {
    from: [glass.from[0] + shift[0], glass.from[1] + shift[1]],
    to: [glass.to[0] + shift[0], glass.to[1] + shift[1]],
  };
}

/** Closed outlines and circles of the size of furniture that touch nothing, on layers that are not named after walls. */
function furniture(
  strokes: readonly Stroke[],
  grid: LineGrid<Stroke>,
  lines: ReadonlyMap<Stroke, Line>,
  wallNamed: ReadonlySet<string>,
  mm: number,
): readonly Stroke[] {
  const things = new Map<string, Stroke[]>();
  for (const stroke of strokes) {
    if (wallNamed.has(stroke.layer)) continue;
    const key =
      stroke.loop !== undefined ? `l${stroke.loop}` : stroke.curve !== undefined ? `c${stroke.curve}` : null;
    if (key === null) continue;
    const thing = things.get(key);
    if (thing) thing.push(stroke);
    else things.set(key, [stroke]);
  }
  return [...things.values()].flatMap((own) => {
    const [low, high] = boxOf(own);
    const sides = [(high[0] - low[0]) * mm, (high[1] - low[1]) * mm];
    if (Math.max(...sides) > SYMBOL.most || Math.min(...sides) < SYMBOL.least) return [];
    if (own[0]!.loop === undefined && distance2(own[0]!.from, own.at(-1)!.to) * mm > MEET) return [];
    const set = new Set(own);
    const isTouched = own.some((stroke) => {
      const line = lines.get(stroke)!;
      return grid.near(line, MEET).some((other) => !set.has(other) && meets(line, lines.get(other)!));
    });
    return isTouched ? [] : own;
  });
}

/** Rectangles around everything else, on layers that are not named after walls: the frame of the sheet. */
function sheetFrames(
  strokes: readonly Stroke[],
  wallNamed: ReadonlySet<string>,
  mm: number,
): readonly Stroke[] {
  const loops = new Map<number, Stroke[]>();
  for (const stroke of strokes) {
    if (stroke.loop === undefined || wallNamed.has(stroke.layer)) continue;
    const own = loops.get(stroke.loop);
    if (own) own.push(stroke);
    else loops.set(stroke.loop, [stroke]);
  }
  const upright = ({ from, to }: Stroke) => from[0] === to[0] || from[1] === to[1];
  const rectangles = [...loops.values()].filter((own) => own.length === 4 && own.every(upright));
  const loopsOfThem = new Set(rectangles.map(([one]) => one!.loop));
  const [inLow, inHigh] = boxOf(strokes.filter(({ loop }) => loop === undefined || !loopsOfThem.has(loop)));
  const framing = new Set<Stroke>();
  if (inLow[0] > inHigh[0]) return [];
  for (const own of rectangles.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const [low, high] = boxOf(own);
    const margin = FRAME_MARGIN / mm;
    const isAround =
      inLow[0] - low[0] > margin &&
      high[0] - inHigh[0] > margin &&
      inLow[1] - low[1] > margin &&
      high[1] - inHigh[1] > margin;
    if (!isAround) break;
    for (const stroke of own) framing.add(stroke);
  }
  return [...framing];
}

function meets(line: Line, other: Line): boolean {
  return [other.from, other.to].some((at) => {
    const from = sub2(at, line.from);
    const place = dot2(from, line.along);
    return Math.abs(cross2(line.along, from)) <= MEET && place >= -MEET && place <= line.length + MEET;
  });
}

/** Many short lines of one direction that is not the walls'. */
function hatchingOf(strokes: readonly Stroke[], lines: ReadonlyMap<Stroke, Line>): ReadonlySet<Stroke> {
  const byTurn = new Map<number, { all: Stroke[]; length: number }>();
  for (const stroke of strokes) {
    if (stroke.curve !== undefined) continue;
    const { along, length } = lines.get(stroke)!;
    const turn = Math.round((Math.atan2(along[1], along[0]) * 180) / Math.PI + 360) % 180;
    const own = byTurn.get(turn) ?? { all: [], length: 0 };
    own.all.push(stroke);
    own.length += length;
    byTurn.set(turn, own);
  }
  const hatching = new Set<Stroke>();
  const isShort = (all: readonly Stroke[]) => {
    const sorted = all.map((one) => lines.get(one)!.length).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)]! <= HATCHING.length;
  };
  const walls = [...byTurn].filter(([, { all }]) => !isShort(all)).map(([turn]) => turn);
  if (walls.length === 0) return hatching;
  for (const [turn, { all }] of byTurn) {
    const isAside = walls.every((wall) => {
      const apart = Math.abs(turn - wall) % 90;
      return Math.min(apart, 90 - apart) > HATCHING.turn;
    });
    if (all.length >= HATCHING.count && isAside && isShort(all)) for (const one of all) hatching.add(one);
  }
  return hatching;
}
