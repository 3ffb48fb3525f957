import { cross2, distance2, dot2, lerp2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { ImportedWall } from "../imported-plan.ts";
import { BOUNDARY_MM } from "../plan-limits.ts";
import type { LineGrid } from "./line-grid.ts";
import { type Face, heightAbove, type WallBody } from "./wall-body.ts";

/**
 * The greatest distance of a side of a floor from the face that it lies on, mm: of a floor that walls enclose, and of one that is drawn for
 * itself, which may leave out plaster and skirting. Its greatest turn from it, as a sine.
 */
const OFF = 3;
const OFF_DRAWN = 120;
const TURNED = 0.02;
/** The least length of a piece, mm; a shorter one joins its neighbour. */
const LEAST_PIECE = 20;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly face: Face | null;
}

/** The sides of a floor, and which walls (by index) they belong to. */
export interface Sides {
  readonly walls: readonly ImportedWall[];
  readonly used: ReadonlySet<number>;
}

/**
 * The sides of a floor as walls: each is the face of a wall of the file, or a boundary where there is none. A side along several walls
 * of different make is one wall for each.
 *
 * ring     clockwise as drawn
 * faces    of all walls of the storey
 * isDrawn  the outline is drawn for itself, beside its walls
 */
export function sidesOf(
  ring: readonly Vec2[],
  faces: LineGrid<Face>,
  bodies: readonly WallBody[],
  isDrawn = false,
): Sides {
  const off = isDrawn ? OFF_DRAWN : OFF;
  const used = new Set<number>();
  const walls = ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    const on = facesOn(from, to, faces, off);
    for (const { face } of on) used.add(face.body);
    return piecesOf(distance2(from, to), on, bodies).map((piece): ImportedWall => {
      const start = piece.from === 0 ? from : lerp2(from, to, piece.from);
      const end = lerp2(from, to, piece.to);
      if (!piece.face) {
        return {
          start,
          thickness: BOUNDARY_MM,
          heightAtStart: BOUNDARY_MM,
          heightAtEnd: BOUNDARY_MM,
          kind: "boundary",
        };
      }
      const body = bodies[piece.face.body]!;
      return {
        start,
        thickness: body.thickness,
        heightAtStart: heightAbove(body, start),
        heightAtEnd: heightAbove(body, end),
        ...(body.curve === undefined ? {} : { curve: body.curve }),
        kind: "wall",
      };
    });
  });
  return { walls, used };
}

/** A side of this length, mm, cut where other faces lie on it; places are shares of it. */
function piecesOf(length: number, on: readonly FaceOn[], bodies: readonly WallBody[]): readonly Piece[] {
  const cuts = [0, length, ...on.flatMap((one) => [one.from, one.to])]
    .filter((at) => at >= 0 && at <= length)
    .sort((a, b) => a - b);
  const pieces: { from: number; to: number; face: Face | null }[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [start, end] = [cuts[i - 1]!, cuts[i]!];
    if (end - start < 1e-6) continue;
    const middle = (start + end) / 2;
    const under = on.filter((one) => one.from <= middle && one.to >= middle);
    const face = (under.find((one) => !one.face.isCap) ?? under[0])?.face ?? null;
    const last = pieces.at(-1);
    if (last && alike(last.face, face, bodies)) last.to = end;
    else pieces.push({ from: start, to: end, face });
  }
  return joined(pieces, bodies).map((piece) => ({
    ...piece,
    from: piece.from / length,
    to: piece.to / length,
  }));
}

interface FaceOn {
  readonly from: number;
  readonly to: number;
  readonly face: Face;
  /** From the side, mm. */
  readonly away: number;
}

/** The faces that lie on a side, with the stretch of it that they take, mm; the nearest first. */
function facesOn(from: Vec2, to: Vec2, faces: LineGrid<Face>, off: number): readonly FaceOn[] {
  const length = distance2(from, to);
  return faces
    .near({ from, to }, off)
    .flatMap((face) => {
      const span = spanOn(from, to, face, off);
      return span && Math.min(span.to, length) - Math.max(span.from, 0) > 1 ? [{ ...span, face }] : [];
    })
    .toSorted((a, b) => a.away - b.away);
}

/** Returns the stretch of a face along the side from `from`, mm; `null` when it is not on its line. */
function spanOn(from: Vec2, to: Vec2, face: Face, off: number): Omit<FaceOn, "face"> | null {
  const along = unit2(sub2(to, from));
  const [a, b] = [sub2(face.from, from), sub2(face.to, from)];
  const away = Math.max(Math.abs(cross2(along, a)), Math.abs(cross2(along, b)));
  if (away > off) return null;
  if (Math.abs(cross2(along, unit2(sub2(face.to, face.from)))) > TURNED) return null;
  const [s, t] = [dot2(along, a), dot2(along, b)];
  return { from: Math.min(s, t), to: Math.max(s, t), away };
}

/** Joins each piece that is too short for a separate wall to the longer neighbour. */
function joined(
  pieces: readonly { from: number; to: number; face: Face | null }[],
  bodies: readonly WallBody[],
): readonly Piece[] {
  const kept = [...pieces];
  for (let i = 0; i < kept.length && kept.length > 1; i++) {
    const piece = kept[i]!;
    if (piece.to - piece.from >= LEAST_PIECE) continue;
    const [before, after] = [kept[i - 1], kept[i + 1]];
    const longer = (one: Piece | undefined) => (one ? one.to - one.from : 0);
    if (before && longer(before) >= longer(after)) before.to = piece.to;
    else if (after) after.from = piece.from;
    kept.splice(i, 1);
    i = Math.max(-1, i - 2);
  }
  return kept.reduce<{ from: number; to: number; face: Face | null }[]>((so, piece) => {
    const last = so.at(-1);
    if (last && alike(last.face, piece.face, bodies)) last.to = piece.to;
    else so.push(piece);
    return so;
  }, []);
}

/** Returns true when two pieces of one side can be one wall. */
function alike(a: Face | null, b: Face | null, bodies: readonly WallBody[]): boolean {
  if (a === null || b === null) return a === b;
  if (a.body === b.body) return true;
  const [one, two] = [bodies[a.body]!, bodies[b.body]!];
  return (
    one.curve === undefined &&
    two.curve === undefined &&
    Math.abs(one.thickness - two.thickness) < 1 &&
    one.heightAtStart === one.heightAtEnd &&
    two.heightAtStart === two.heightAtEnd &&
    Math.abs(one.heightAtStart - two.heightAtStart) < 1
  );
}
