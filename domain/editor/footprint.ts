import type { EvaluatedArticle } from "@stanza/catalogue";
import { bodiesOverlap, type EvaluatedProject, type EvaluatedRow, type PlacedBody } from "@stanza/evaluation";
import {
  add3,
  boxFootprint,
  type Frame,
  scale3,
  toLocal,
  toParent,
  turn,
  type Vec2,
  type Vec3,
} from "@stanza/geometry";
import type { RowId } from "@stanza/project";

/** What an article says of itself besides its box: its tags, the places where it meets others, and its solids. */
export type ArticleShape = Pick<EvaluatedArticle, "tags" | "anchors" | "parts">;

/** An anchor looks along an axis when this much of its direction lies on it. */
const LOOKS = 0.99;

/** The box of a row with its place. */
export interface Footprint {
  readonly row: RowId;
  readonly frame: Frame;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  /** The places of neighbours from the article's anchors of kind `side`, with the distance that they keep, article frame; absent: at the box. */
  readonly sides?: readonly { readonly at: Vec3; readonly dir: Vec3 }[];
  /** Absent: it fills its box and carries nothing. */
  readonly shape?: ArticleShape;
}

export function footprintOf({ row, frame, article }: EvaluatedRow): Footprint {
  const sides = article.anchors
    .filter(({ kind }) => kind === "side")
    .map(({ at, dir, dist = 0 }) => ({ at: add3(at, scale3(dir, dist)), dir }));
  return { row: row.id, frame, box: article.box, mount: article.mount, sides, shape: article };
}

/** All obstacles and snap targets in the room, without the given rows, wall items and generated rows. */
export function obstaclesOf(evaluated: EvaluatedProject, except: ReadonlySet<RowId>): readonly Footprint[] {
  return evaluated.rows
    .filter((row) => !row.automatic && row.article.mount !== "wall-opening" && !except.has(row.row.id))
    .map(footprintOf);
}

/** Returns true when two boxes share heights; touching within `slack` mm does not count. */
export function sharesHeight(a: Footprint, b: Footprint, slack = 1): boolean {
  const [aBottom, bBottom] = [a.frame.at[1], b.frame.at[1]];
  return aBottom + a.box[1] > bBottom + slack && bBottom + b.box[1] > aBottom + slack;
}

/** Returns true when two things are in one place, by their solids where their boxes overlap (`bodiesOverlap`). */
export function collides(a: Footprint, b: Footprint): boolean {
  return bodiesOverlap(bodyOf(a), bodyOf(b));
}

const bodyOf = ({ shape, ...body }: Footprint): PlacedBody =>
  shape ? { ...body, parts: shape.parts } : body;

/** The first obstacle that the box overlaps. */
export function firstCollision(box: Footprint, obstacles: readonly Footprint[]): RowId | null {
  return obstacles.find((obstacle) => collides(box, obstacle))?.row ?? null;
}

/**
 * The extent of a box in another frame's plan: X and Z from and to. A side anchor that points along X and lies outside the box extends that
 * end: a blind corner unit keeps its neighbour behind its filler.
 */
export function extentIn(frame: Frame, footprint: Footprint): { readonly x: Vec2; readonly z: Vec2 } {
  const corners = boxFootprint(footprint.frame, footprint.box).map(([x, z]) => toLocal(frame, [x, 0, z]));
  const xs = corners.map(([x]) => x);
  const zs = corners.map(([, , z]) => z);
  const looking = (footprint.sides ?? []).map(({ at, dir }) => ({
    x: toLocal(frame, toParent(footprint.frame, at))[0],
    way: turn(footprint.frame.rotY - frame.rotY, dir)[0],
  }));
  const backwards = looking.filter(({ way }) => way < -LOOKS).map(({ x }) => x);
  const forwards = looking.filter(({ way }) => way > LOOKS).map(({ x }) => x);
  return {
    x: [Math.min(...xs, ...backwards), Math.max(...xs, ...forwards)],
    z: [Math.min(...zs), Math.max(...zs)],
  };
}

/**
 * The distances to walls that an article's anchors ask for, mm: behind it, where its back anchor also lies behind its box when it stands
 * clear of the wall, and at its left and right sides.
 */
export function keptFromWalls(shape: ArticleShape | undefined): {
  readonly back: number;
  readonly left: number;
  readonly right: number;
} {
  const anchors = shape?.anchors ?? [];
  const back = anchors.find(({ kind, dir }) => kind === "back" && dir[2] < -LOOKS);
  const side = (way: 1 | -1): number =>
    anchors.find(({ kind, dir }) => kind === "side" && dir[0] * way > LOOKS)?.dist ?? 0;
  return { back: Math.max(0, -(back?.at[2] ?? 0)) + (back?.dist ?? 0), left: side(-1), right: side(1) };
}
