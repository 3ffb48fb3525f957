import type { EvaluatedRow } from "@stanza/evaluation";
import {
  type Axis,
  add3,
  boundsOf,
  dot3,
  type Frame,
  profilePoint,
  toParent,
  turn3,
  type Vec2,
  type Vec3,
} from "@stanza/geometry";
import { convexPieces, doubleArea } from "./convex-pieces.ts";
import { type Body, type Face, faceOf, type Look } from "./face.ts";
import { revolution } from "./revolution-faces.ts";

export type Part = EvaluatedRow["article"]["parts"][number];

/**
 * A part as faces in the parent frame of `frame`, those that look towards `toViewer` (parallel view).
 *
 * Returns `null` for a mesh of unknown size; one with a size is drawn as its box.
 */
export function partBody(part: Part, frame: Frame, toViewer: Vec3, look: Look): Body | null {
  const place = (point: Vec3): Vec3 =>
    toParent(frame, add3(part.rot ? turn3(part.rot, point) : point, part.at));
  const { solid } = part;
  switch (solid.type) {
    case "box":
    case "mesh": {
      if (!solid.size) return null;
      const [width, height, depth] = solid.size;
      return prism(rectangle(width, height), "z", depth, false, place, toViewer, look);
    }
    case "cylinder":
      return prism(circle(solid.radius), solid.axis, solid.height, true, place, toViewer, look);
    case "revolution":
      return revolution(solid, place, toViewer, look);
    case "extrusion":
      return prism(solid.profile, solid.axis, solid.length, false, place, toViewer, look);
  }
}

function rectangle(w: number, h: number): readonly Vec2[] {
  return [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
}

function circle(radius: number): readonly Vec2[] {
  const sides = radius < 8 ? 6 : radius < 15 ? 8 : radius < 40 ? 12 : 28;
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const COS_30 = Math.sqrt(3) / 2;

/** Returns true when the sides that meet at a corner of a profile are part of one curve. */
function isRound(ring: readonly Vec2[], corner: number): boolean {
  const [before, at, after] = [-1, 0, 1].map((step) => ring[(corner + step + ring.length) % ring.length]!);
  const [ax, ay] = [at![0] - before![0], at![1] - before![1]];
  const [bx, by] = [after![0] - at![0], after![1] - at![1]];
  return ax * bx + ay * by > COS_30 * Math.hypot(ax, ay) * Math.hypot(bx, by) + 1e-9;
}

/**
 * A profile pushed along an axis (see `Solid`), as the faces that look towards the viewer; `null` for an empty profile.
 *
 * smooth   the sides are one curved surface: only its outline against the background is an edge; without it the same holds where two sides
 *          meet at less than 30°
 * place    part frame → frame of the picture
 */
export function prism(
  profile: readonly Vec2[],
  axis: Axis,
  length: number,
  smooth: boolean,
  place: (point: Vec3) => Vec3,
  toViewer: Vec3,
  look: Look,
): Body | null {
  // Only x,y for axis z of the three orders in `profilePoint` is right-handed; the ring must turn so that the far cap looks along the axis.
  const positive = doubleArea(profile) > 0;
  const ring = positive === (axis === "z") ? profile : [...profile].reverse();
  const at = (point: Vec2, along: number): Vec3 => place(profilePoint(axis, point, along));
  const near = ring.map((point) => at(point, 0));
  const far = ring.map((point) => at(point, length));
  const bounds = boundsOf([...near, ...far]);
  if (!bounds) return null;

  const seen = (face: Face | null): face is Face => face !== null && dot3(face.normal, toViewer) > 1e-6;
  const sides = ring.map((_, i) => {
    const j = (i + 1) % ring.length;
    return faceOf([near[i]!, near[j]!, far[j]!, far[i]!], look);
  });
  // A round side has a line where it turns away from the viewer, and at the end whose cap does not draw it.
  const [nearCap, farCap] = [seen(faceOf([...near].reverse(), look)), seen(faceOf(far, look))];
  const isOutline = (k: number): boolean => !seen(sides[(k + sides.length) % sides.length] ?? null);
  const round = ring.map((_, i) => smooth || isRound(ring, i));
  const faces = sides.flatMap((face, i) => {
    if (!seen(face)) return [];
    const [here, next] = [round[i]!, round[(i + 1) % ring.length]!];
    if (!here && !next) return [face];
    return [{ ...face, edges: [!nearCap, !next || isOutline(i + 1), !farCap, !here || isOutline(i - 1)] }];
  });
  const caps = convexPieces(positive ? profile : [...profile].reverse()).flatMap((piece) => {
    const forward = piece.points.map((point) => at(point, axis === "z" ? length : 0));
    const backward = piece.points.map((point) => at(point, axis === "z" ? 0 : length)).reverse();
    // Reversing the points moves each side's flag: side i of the reversed ring is side n-2-i of the original.
    const flags = piece.edges.map(
      (_, i) => piece.edges[(2 * piece.edges.length - 2 - i) % piece.edges.length]!,
    );
    return [faceOf(forward, look, piece.edges), faceOf(backward, look, flags)];
  });
  return { faces: [...faces, ...caps.filter(seen)], bounds };
}
