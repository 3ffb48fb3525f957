import {
  add2,
  distance2,
  dot2,
  lineIntersection,
  nearestOnSegment,
  polygonArea,
  scale2,
  sub2,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import {
  areaOf,
  differenceOf,
  intersectionOf,
  largest,
  oriented,
  perimeterOf,
  type Shape,
  shapeArea,
  tidied,
  unionOf,
} from "./polygons.ts";

/** A room as the file draws it, whether or not walls stand around it. */
export interface NamedArea {
  readonly name: string;
  readonly polygon: readonly Vec2[];
  /** Holes in it, e.g. around a pillar. */
  readonly holes?: readonly (readonly Vec2[])[];
  /** The net floor area that the file states, m². */
  readonly netM2?: number;
}

/** A floor: its outline inside the walls, clockwise as drawn, and the room of the file that it is. */
export interface Space {
  readonly ring: readonly Vec2[];
  readonly area: NamedArea | null;
  /** True: walls enclose it on all sides, so that its outline is the walls'. */
  readonly isEnclosed: boolean;
  /** Free-standing walls and pillars within. */
  readonly islands: number;
}

/** A room of the file that fills this share of what the walls enclose is all of it: it was only drawn a little small. */
const FILLS = 0.97;
/** The corner of a room as it was drawn is meant to be on a wall that is so near, mm. */
const SNAP = 80;
/** Rooms that share more than this part of the smaller one are meant to overlap. */
const OVERLAPS = 0.1;
/** What walls enclose is a room of its own where drawn rooms cover less than this share of it. */
const UNCOVERED = 0.2;
/** Of a room on several floors, one with more than this part of it is its home. */
const GOOD_PART = 0.3;
/** A gap between rooms belongs to one of them when it is no wider than this on average, mm, no larger, mm², or a frame. */
const SLIVER_WIDTH = 300;
const SLIVER_AREA = 400_000;
/** A free-standing block in a floor is cut out of it from this size on, mm², by a cut of this width, mm. */
const LARGE_HOLE = 500_000;
const CUT = 4;
/** A point that is nearer than this to its neighbour, or to the line between its neighbours, is left out, mm. */
const LEAST_EDGE = 2;
const STRAIGHT = 0.5;
/** A side across a corner that is shorter than this is left out, mm, where it turns by more than 50° at one of its ends. */
const STUB = 40;
const SHARP = 0.64;

/**
 * The floors of a storey: what walls enclose, divided where several rooms of the file lie in one enclosure, and rooms of the file that
 * walls do not enclose.
 *
 * walls   their outlines
 * areas   rooms as the file draws them
 */
export function findSpaces(
  walls: readonly (readonly Vec2[])[],
  areas: readonly NamedArea[],
): readonly Space[] {
  const solid = unionOf(walls.map((one) => [one]));
  const floors = solid.flatMap((shape) => {
    const others = solid.filter((one) => one !== shape);
    return shape.slice(1).flatMap((hole) => openFloor(oriented(hole, true), others));
  });
  const drawn = areas.map((area) => ({ area, shapes: sound(area.polygon) }));
  const homes = drawn.map(({ shapes }) => homeOf(shapes, floors));
  const behind = drawn.map((one, i) => floorsBehind(one, homes[i]!, homes, floors));
  const through = drawn.filter((_, i) => behind[i]!.length > 0);
  const enclosed = floors.flatMap((floor, f) =>
    divide(
      floor,
      drawn.filter((one, i) => homes[i] === f && !through.includes(one)),
    ),
  );
  const taken = through.flatMap(({ shapes }) => shapes);
  const outside = drawn.filter((_, i) => homes[i] === -1);
  return [
    ...drawn.flatMap((one, i) =>
      through.includes(one) ? [throughWalls(one, [floors[homes[i]!]!, ...behind[i]!])] : [],
    ),
    ...enclosed.filter(({ area, ring }) => area !== null || !isCovered(ring, taken)),
    ...outside.flatMap((one) => openSpace(one, solid)),
  ];
}

/** Returns true when most of what lies in a ring is in these shapes. */
const isCovered = (ring: readonly Vec2[], shapes: readonly Shape[]): boolean =>
  areaOf(intersectionOf(shapes, [[ring]])) >= (1 - UNCOVERED) * Math.abs(polygonArea(ring));

/** What a room reaches through a wall, by an arch: floors of their own that it covers and that are no other room's home. */
function floorsBehind(
  { shapes }: Drawn,
  home: number,
  homes: readonly number[],
  floors: readonly Shape[],
): readonly Shape[] {
  if (home < 0) return [];
  return floors.filter(
    (floor, f) =>
      !homes.includes(f) &&
      shapeArea(floor) > SLIVER_AREA &&
      boxesMeet(shapes, floor) &&
      isCovered(floor[0]!, shapes),
  );
}

/** A room on several floors as one: what of it lies on them, and where it goes through the walls between. */
function throughWalls({ area, shapes }: Drawn, floors: readonly Shape[]): Space {
  const parts = intersectionOf(shapes, floors);
  const arches = differenceOf(shapes, floors).filter(
    (piece) => unionOf([...parts, piece]).length < parts.length,
  );
  const joined = unionOf([...parts, ...arches]);
  return spaceOf(largest(joined.length === 1 ? joined : shapes)!, area, true);
}

/**
 * The floors of a storey whose rooms are measured: each as the file draws it, also where rooms overlap or reach under a wall, and what walls
 * enclose besides.
 */
export function drawnSpaces(
  walls: readonly (readonly Vec2[])[],
  areas: readonly NamedArea[],
): readonly Space[] {
  const drawn = areas.map((area): Shape => [area.polygon, ...(area.holes ?? [])]);
  const rooms = areas.flatMap((area, i): Space[] =>
    area.polygon.length < 3 ? [] : [spaceOf(drawn[i]!, area, true)],
  );
  const others = findSpaces(walls, []).filter(({ ring }) => {
    const covered = areaOf(intersectionOf(drawn, [[ring]]));
    return covered < UNCOVERED * Math.abs(polygonArea(ring));
  });
  return [...rooms, ...others];
}

/** Returns the floor of an enclosure: all of it but the things that stand free in it, whose own rooms are enclosures too. */
function openFloor(ring: readonly Vec2[], others: readonly Shape[]): readonly Shape[] {
  const [x0, z0, x1, z1] = boxOf(ring);
  const within = others.filter(([outline]) => {
    const [a, b, c, d] = boxOf(outline!);
    return a >= x0 && c <= x1 && b >= z0 && d <= z1;
  });
  const filled = within.map(([outline]): Shape => [outline!]);
  return differenceOf([[ring]], filled).filter((shape) => shapeArea(shape) > 1);
}

/** A drawn room as shapes that do not cross themselves. */
const sound = (polygon: readonly Vec2[]): readonly Shape[] =>
  polygon.length < 3 ? [] : unionOf([[polygon]]);

/** The floor in which most of a room lies, or a good part of it that is all of that floor; -1 for none. */
function homeOf(shapes: readonly Shape[], floors: readonly Shape[]): number {
  const size = areaOf(shapes);
  let best = { floor: -1, share: GOOD_PART };
  for (const [floor, shape] of floors.entries()) {
    if (!boxesMeet(shapes, shape)) continue;
    const share = areaOf(intersectionOf(shapes, [shape])) / size;
    if (share > best.share && (share > 0.5 || isCovered(shape[0]!, shapes))) best = { floor, share };
  }
  return best.floor;
}

interface Drawn {
  readonly area: NamedArea;
  readonly shapes: readonly Shape[];
}

function divide(floor: Shape, rooms: readonly Drawn[]): readonly Space[] {
  const whole = (area: NamedArea | null): readonly Space[] => [spaceOf(floor, area, true)];
  const [only] = rooms;
  if (!only) return whole(null);
  if (rooms.length === 1) {
    const covered = areaOf(intersectionOf(only.shapes, [floor]));
    if (covered >= FILLS * shapeArea(floor)) return whole(only.area);
  }
  return split(floor, rooms);
}

/**
 * Several rooms without walls between them: each is cut out, and the rest goes to the room that it touches most. Rooms that are drawn over
 * each other, such as a kitchen within a living room, are each taken whole.
 */
function split(floor: Shape, rooms: readonly Drawn[]): readonly Space[] {
  let rest: readonly Shape[] = [floor];
  const overlapping = new Set(
    rooms.filter((one) => rooms.some((other) => other !== one && overlap(one, other))),
  );
  const parts: { area: NamedArea | null; shape: Shape }[] = [];
  const bySize = rooms.toSorted((a, b) => areaOf(a.shapes) - areaOf(b.shapes));
  for (const room of bySize) {
    const { area, shapes } = room;
    const corners = [...floor.flat(), ...parts.flatMap(({ shape }) => shape.flat())];
    const edges = [floor, ...parts.map(({ shape }) => shape)];
    const snapped = unionOf(shapes.map((shape) => shape.map((ring) => snap(ring, corners, edges))));
    const part = largest(intersectionOf(snapped, overlapping.has(room) ? [floor] : rest));
    if (!part) continue;
    parts.push({ area, shape: part });
    rest = differenceOf(rest, [part]);
  }
  for (const piece of rest) {
    const area = shapeArea(piece);
    const isSliver = piece.length > 1 || area < SLIVER_AREA || (2 * area) / perimeterOf(piece) < SLIVER_WIDTH;
    const host = isSliver && overlapping.size === 0 ? touchedMost(piece, parts) : undefined;
    if (isSliver && overlapping.size > 0) continue;
    if (host) host.part.shape = host.joined;
    else parts.push({ area: null, shape: piece });
  }
  return parts.map(({ area, shape }) => spaceOf(shape, area, true));
}

/** Returns true when two rooms are drawn over each other, by more than hands that are not steady. */
function overlap(one: Drawn, other: Drawn): boolean {
  const shared = areaOf(intersectionOf(one.shapes, other.shapes));
  return shared > OVERLAPS * Math.min(areaOf(one.shapes), areaOf(other.shapes));
}

/** A floor as one outline: around a block in it that is large, over one that is a pillar. */
function spaceOf(shape: Shape, area: NamedArea | null, isEnclosed: boolean): Space {
  const open = keyholed(shape);
  return { ring: tidy(open[0]!), area, isEnclosed, islands: open.length - 1 };
}

/** The shape with a narrow cut from each large hole to its outline, so that the outline goes around the hole. */
function keyholed(shape: Shape): Shape {
  const [outline, ...holes] = shape;
  const hole = holes.find((one) => Math.abs(polygonArea(one)) >= LARGE_HOLE);
  if (!hole || !outline) return shape;
  const rings = [outline, ...holes.filter((one) => one !== hole)];
  let best: { from: Vec2; to: Vec2; distance: number } | undefined;
  for (const from of hole) {
    for (const ring of rings) {
      for (const [i, start] of ring.entries()) {
        const near = nearestOnSegment(from, { from: start, to: ring[(i + 1) % ring.length]! });
        if (!best || near.distance < best.distance) best = { from, to: near.point, distance: near.distance };
      }
    }
  }
  const along = best && unit2(sub2(best.to, best.from));
  if (!best || !along || best.distance < CUT) return shape;
  const [from, to] = [sub2(best.from, scale2(along, CUT)), add2(best.to, scale2(along, CUT))];
  const aside: Vec2 = [(-along[1] * CUT) / 2, (along[0] * CUT) / 2];
  const cut = [add2(from, aside), add2(to, aside), sub2(to, aside), sub2(from, aside)];
  const opened = largest(differenceOf([shape], [[cut]]));
  return opened && opened.length < shape.length ? keyholed(opened) : shape;
}

function touchedMost(
  piece: Shape,
  parts: readonly { area: NamedArea | null; shape: Shape }[],
): { readonly part: { shape: Shape }; readonly joined: Shape } | undefined {
  let best: { part: { shape: Shape }; joined: Shape; contact: number } | undefined;
  for (const part of parts) {
    if (!boxesMeet([piece], part.shape)) continue;
    const joined = unionOf([part.shape, piece]);
    if (joined.length !== 1) continue;
    const contact = perimeterOf(part.shape) + perimeterOf(piece) - perimeterOf(joined[0]!);
    if (contact > (best?.contact ?? 1)) best = { part, joined: joined[0]!, contact };
  }
  return best;
}

/** A room that walls do not enclose, without what of it lies under walls; one whose outline crosses itself is several. */
function openSpace({ area, shapes }: Drawn, solid: readonly Shape[]): readonly Space[] {
  if (shapes.length > 1) {
    const parts = shapes.map((shape): Drawn => ({ area: { ...area, polygon: shape[0]! }, shapes: [shape] }));
    return parts.flatMap((part) => openSpace(part, solid));
  }
  const corners = solid.flat(2);
  const snapped = unionOf(shapes.map((shape) => shape.map((ring) => snap(ring, corners, solid))));
  const shape = largest(differenceOf(snapped, solid));
  if (!shape || shapeArea(shape) < 0.3 * areaOf(shapes)) return [];
  return [spaceOf(shape, area, false)];
}

/** The ring with its corners on the corners, else the edges, that they are near to. */
function snap(ring: readonly Vec2[], corners: readonly Vec2[], shapes: readonly Shape[]): readonly Vec2[] {
  return ring.map((at) => {
    let best: { at: Vec2; distance: number } = { at, distance: SNAP };
    for (const corner of corners) {
      const distance = Math.hypot(corner[0] - at[0], corner[1] - at[1]);
      if (distance < best.distance) best = { at: corner, distance };
    }
    if (best.at !== at) return best.at;
    for (const edges of shapes.flat()) {
      for (const [i, from] of edges.entries()) {
        const near = nearestOnSegment(at, { from, to: edges[(i + 1) % edges.length]! });
        if (near.distance < best.distance) best = { at: near.point, distance: near.distance };
      }
    }
    return best.at;
  });
}

const tidy = (ring: readonly Vec2[]): readonly Vec2[] =>
  oriented(withCorners(tidied(ring, LEAST_EDGE, STRAIGHT)), true);

/** The ring with a corner in place of a stub across it, as the end of a wall leaves it that meets another one askew. */
function withCorners(ring: readonly Vec2[]): readonly Vec2[] {
  const points = [...ring];
  for (let i = 0; i < points.length && points.length > 4; i++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (by) => points[(i + by + points.length) % points.length]!,
    ) as [Vec2, Vec2, Vec2, Vec2];
    const length = distance2(from, to);
    const isAcross = [
      [sub2(from, before), sub2(to, from)],
      [sub2(to, from), sub2(after, to)],
    ].some(([a, b]) => dot2(unit2(a!), unit2(b!)) < SHARP);
    if (length >= STUB || !isAcross) continue;
    const corner = lineIntersection({ from: before, to: from }, { from: to, to: after });
    if (!corner || Math.max(distance2(corner, from), distance2(corner, to)) > 2 * STUB) continue;
    points[i] = corner;
    points.splice((i + 1) % points.length, 1);
  }
  return points;
}

function boxesMeet(a: readonly Shape[], b: Shape): boolean {
  const [ba, bb] = [boxOf(a.flat(2)), boxOf(b.flat())];
  return ba[0] <= bb[2] && bb[0] <= ba[2] && ba[1] <= bb[3] && bb[1] <= ba[3];
}

/** `[least x, least z, most x, most z]`; infinite the wrong way round for no points. */
export function boxOf(points: readonly Vec2[]): readonly [number, number, number, number] {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, z] of points)
    box = [Math.min(box[0], x), Math.min(box[1], z), Math.max(box[2], x), Math.max(box[3], z)];
  return box;
}
