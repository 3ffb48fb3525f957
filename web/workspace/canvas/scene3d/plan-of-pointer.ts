import type { Interaction, ToPlace } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, scale2, toLocal, type Vec2, type Vec3 } from "@stanza/geometry";
import type { WallId, WallSegment } from "@stanza/project";
import type { PickResult } from "@stanza/viewer";

/** The part of the viewer that a pointer needs. */
export interface PointedScene {
  /** The next thing under the pointer that is not in the hand. */
  readonly hit: PickResult | null;
  /** The point at which the pointer's ray meets the horizontal plane at a height. */
  onHeight(height: number): Vec3 | null;
  /** The point at which it meets a wall's inner face: along the wall and up, mm. */
  onWall(wall: WallId): Vec2 | null;
}

/** The way to find the plan point of a pointer in 3D: on the plane that the hand holds the thing by. */
export type Grip =
  | { readonly kind: "height"; readonly mm: number }
  /** Things on walls: the wall under the pointer, else the one they were taken from. */
  | { readonly kind: "wall"; readonly wall: WallSegment };

/** Articles that hang higher than this are held by their wall, mm. */
const HANGING_MM = 1000;
/** A back this near to a wall is on it, mm. */
const ON_WALL_MM = 60;

/** The grip on a row that is grabbed at a point: hanging things by the wall behind them, everything else at the grabbed height. */
export function gripOf(row: EvaluatedRow, point: Vec3, walls: readonly WallSegment[]): Grip {
  if (row.frame.at[1] >= HANGING_MM || row.article.mount === "wall-opening") {
    const wall = walls.find((segment) => isOn(row, segment));
    if (wall) return { kind: "wall", wall };
  }
  return { kind: "height", mm: point[1] };
}

function isOn({ row, frame }: EvaluatedRow, segment: WallSegment): boolean {
  if (row.placement.on === "wall") return row.placement.wall === segment.wall.id;
  const [along, , away] = toLocal(segment.frame, frame.at);
  return Math.abs(away) <= ON_WALL_MM && along >= -ON_WALL_MM && along <= segment.length + ON_WALL_MM;
}

/** The plan point of a pointer for a grip; `null` where the ray goes nowhere useful, e.g. above the horizon. */
export function gripPoint(grip: Grip, scene: PointedScene): Vec2 | null {
  if (grip.kind === "height") return plan(scene.onHeight(grip.mm));
  if (scene.hit?.kind === "wall") return plan(scene.hit.point);
  const spot = scene.onWall(grip.wall.wall.id);
  return spot && add2(grip.wall.from, scale2(grip.wall.direction, spot[0]));
}

/**
 * The plan point at which an article in hand would stand: on the wall that is pointed at, on the floor, or for what hangs, at the height
 * that it hangs at.
 */
export function placingPoint(
  { article }: Pick<Extract<Interaction, { readonly kind: "placing" }>, "article">,
  scene: PointedScene,
): Vec2 | null {
  if (scene.hit?.kind === "wall") return plan(scene.hit.point);
  const hangs = article.mount !== "wall-opening" && isForWalls(article);
  return plan(scene.onHeight(hangs ? article.elevation : 0));
}

/** Returns true for articles that hang on walls or sit in them. */
export const isForWalls = ({ mount, elevation }: Pick<ToPlace, "mount" | "elevation">): boolean =>
  mount === "wall-opening" || elevation >= HANGING_MM;

const plan = (point: Vec3 | null): Vec2 | null => point && [point[0], point[2]];
