import type { EvaluatedProject } from "@stanza/evaluation";
import { type Project, type RowId, type WallSegment, wallSegments } from "@stanza/project";
import { type SideDistance, sideDistances } from "./distances.ts";
import { collides, type Footprint, footprintOf, obstaclesOf } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import type { SnapOptions, Snapped, SnapRequest } from "./snapping/request.ts";
import { snap } from "./snapping/snap.ts";
import { wallItemDistances } from "./wall-item-distances.ts";

/** The walls and rows near a gesture, gathered once when it begins. */
export interface Surroundings {
  readonly walls: readonly WallSegment[];
  readonly obstacles: readonly Footprint[];
  /** Doors and windows, with which only wall items collide. */
  readonly wallItems: readonly Footprint[];
}

export function surroundingsOf(
  { project, evaluated }: { readonly project: Project; readonly evaluated: EvaluatedProject },
  except: ReadonlySet<RowId>,
): Surroundings {
  return {
    walls: project.rooms.flatMap(wallSegments),
    obstacles: obstaclesOf(evaluated, except),
    wallItems: evaluated.rows
      .filter(({ article, row }) => article.mount === "wall-opening" && !except.has(row.id))
      .map(footprintOf),
  };
}

/** The place of an article, and the obstacle that it would overlap. */
export function ghostAt(
  row: RowId | null,
  request: SnapRequest,
  surroundings: Surroundings,
  options: SnapOptions,
): Ghost {
  const { frame, wall, reasons }: Snapped = snap(request, surroundings, options);
  const ghost: Ghost = {
    row,
    frame,
    box: request.box,
    wall,
    reasons,
    collidesWith: null,
    ...shapeOf(request),
  };
  return withCollision(ghost, request.mount, surroundings);
}

/**
 * Adds to a ghost the obstacle at its place.
 *
 * before   the old place of a row; a row that overlapped something there may be moved out of it
 */
export function withCollision(
  ghost: Ghost,
  mount: Footprint["mount"],
  surroundings: Surroundings,
  before?: Footprint,
): Ghost {
  const { frame, box } = ghost;
  const footprint: Footprint = { row: ghost.row ?? "", frame, box, mount, ...shapeOf(ghost) };
  const inTheWay = mount === "wall-opening" ? surroundings.wallItems : surroundings.obstacles;
  const hit = inTheWay.find((one) => collides(footprint, one) && !(before && collides(before, one)));
  return { ...ghost, collidesWith: hit?.row ?? null };
}

/** The distances to show at a ghost; a wall item has only those along its wall. */
export function ghostDistances(
  ghost: Ghost,
  mount: Footprint["mount"],
  surroundings: Surroundings,
): readonly SideDistance[] {
  if (mount === "wall-opening") {
    return ghost.wall
      ? wallItemDistances(ghost.box[0], ghost.wall, surroundings.walls, surroundings.wallItems)
      : [];
  }
  const footprint: Footprint = { row: ghost.row ?? "", frame: ghost.frame, box: ghost.box, mount };
  const distances = sideDistances(footprint, surroundings.walls, surroundings.obstacles);
  return ghost.wall ? distances.filter(({ side }) => side === "left" || side === "right") : distances;
}

const shapeOf = ({ shape }: Pick<Ghost, "shape">): Pick<Ghost, "shape"> => (shape ? { shape } : {});
