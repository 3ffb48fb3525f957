import { add2, distance2, lineIntersection, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { WallBody, WallShape } from "./wall-body.ts";

/** Ends of walls that are so near to each other meet in a corner, mm. */
const SAME_CORNER = 10;
/** A corner that would reach further than this many half thicknesses is cut square. */
const REACH = 4;
/** Radians: walls in one line need no wedge. */
const STRAIGHT = 0.01;

interface End {
  readonly body: number;
  readonly at: Vec2;
  /** The direction from the corner into the wall. */
  readonly into: Vec2;
  readonly half: number;
}

/**
 * The wedges that are missing at the outer side of the corners where walls meet: each wall ends square at the corner's point, so that two
 * of them leave a wedge open between their outer faces.
 */
export function cornerWedges(bodies: readonly WallBody[]): readonly WallShape[] {
  return corners(bodies).flatMap((ends) => {
    const sorted = ends
      .map((end) => ({ ...end, angle: Math.atan2(end.into[1], end.into[0]) }))
      .sort((a, b) => a.angle - b.angle);
    return sorted.flatMap((end, i) => {
      const next = sorted[(i + 1) % sorted.length]!;
      const between = (next.angle - end.angle + 4 * Math.PI) % (2 * Math.PI);
      return sorted.length > 1 && between > Math.PI + STRAIGHT ? [wedge(end, next)] : [];
    });
  });
}

/** The ends of walls by the corner in which they meet; ends that meet no other are left out. */
function corners(bodies: readonly WallBody[]): readonly (readonly End[])[] {
  const cells = new Map<string, End[][]>();
  const all: End[][] = [];
  for (const end of bodies.flatMap((body, i) => (body.outline ? [] : endsOf(body, i)))) {
    const [cx, cz] = end.at.map((one) => Math.floor(one / SAME_CORNER)) as [number, number];
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dz) => cells.get(`${cx + dx} ${cz + dz}`) ?? []),
    );
    const corner = near.find(([first]) => first && distance2(first.at, end.at) <= SAME_CORNER);
    if (corner) {
      corner.push(end);
      continue;
    }
    const made = [end];
    all.push(made);
    const key = `${cx} ${cz}`;
    cells.set(key, [...(cells.get(key) ?? []), made]);
  }
  return all.filter((ends) => ends.length > 1);
}

function endsOf({ path, thickness }: WallBody, body: number): readonly End[] {
  const half = thickness / 2;
  const [first, second] = [path[0]!, path[1]!];
  const [last, beforeLast] = [path.at(-1)!, path.at(-2)!];
  return [
    { body, half, at: first, into: unit2(sub2(second, first)) },
    { body, half, at: last, into: unit2(sub2(beforeLast, last)) },
  ];
}

function wedge(a: End, b: End): WallShape {
  const fromA = add2(a.at, scale2(turned(a.into), a.half));
  const fromB = add2(b.at, scale2(turned(b.into), -b.half));
  const tip = lineIntersection(
    { from: fromA, to: add2(fromA, a.into) },
    { from: fromB, to: add2(fromB, b.into) },
  );
  const isSharp = !tip || distance2(tip, a.at) > REACH * Math.max(a.half, b.half);
  if (isSharp) {
    return {
      polygon: [a.at, fromA, fromB],
      faces: [{ from: fromA, to: fromB, body: a.body, isCap: true }],
    };
  }
  return {
    polygon: [a.at, fromA, tip, fromB],
    faces: [
      { from: fromA, to: tip, body: a.body, isCap: false },
      { from: tip, to: fromB, body: b.body, isCap: false },
    ],
  };
}

/** A quarter turn in the sense of growing angles. */
const turned = ([x, z]: Vec2): Vec2 => [-z, x];
