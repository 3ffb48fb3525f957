import type { EvaluatedArticle } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import {
  boxFootprint,
  convexOverlap,
  type Frame,
  toLocal,
  toParent,
  turn,
  type Vec2,
  type Vec3,
} from "@stanza/geometry";
import type { RowId } from "@stanza/project";

/** The box of a row with its place. */
export interface Footprint {
  readonly row: RowId;
  readonly frame: Frame;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  /** The places of neighbours from the article's anchors of kind `side`, article frame; absent: at the box. */
  readonly sides?: readonly { readonly at: Vec3; readonly dir: Vec3 }[];
}

export function footprintOf({ row, frame, article }: EvaluatedRow): Footprint {
  const sides = article.anchors.filter(({ kind }) => kind === "side");
  return { row: row.id, frame, box: article.box, mount: article.mount, sides };
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

/** Returns true when two boxes overlap by more than a millimetre in plan and in height. */
export function collides(a: Footprint, b: Footprint): boolean {
  if (!sharesHeight(a, b)) return false;
  const overlap = convexOverlap(boxFootprint(a.frame, a.box), boxFootprint(b.frame, b.box));
  return overlap !== null && overlap.depth > 1;
}

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
  const backwards = looking.filter(({ way }) => way < -0.99).map(({ x }) => x);
  const forwards = looking.filter(({ way }) => way > 0.99).map(({ x }) => x);
  return {
    x: [Math.min(...xs, ...backwards), Math.max(...xs, ...forwards)],
    z: [Math.min(...zs), Math.max(...zs)],
  };
}
