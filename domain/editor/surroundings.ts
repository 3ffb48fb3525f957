import type { EvaluatedProject } from "@stanza/evaluation";
import { type Project, type RowId, type WallSegment, wallSegments } from "@stanza/project";
import { type SideDistance, sideDistances } from "./distances.ts";
import { collides, type Footprint, footprintOf, obstaclesOf } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import type { SnapOptions, Snapped, SnapRequest } from "./snapping/request.ts";
import { snap } from "./snapping/snap.ts";
import { wallItemDistances } from "./wall-item-distances.ts";

/** What stands around a gesture: gathered once when it begins. */
export interface Surroundings {
  readonly walls: readonly WallSegment[];
  readonly obstacles: readonly Footprint[];
  /** Doors and windows, which only wall items bump into. */
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

/** Where an article would go, and what it would run into. */
export function ghostAt(
  row: RowId | null,
  request: SnapRequest,
  around: Surroundings,
  options: SnapOptions,
): Ghost {
  const { frame, wall, reasons }: Snapped = snap(request, around, options);
  const ghost: Ghost = { row, frame, box: request.box, wall, reasons, collidesWith: null };
  return withCollision(ghost, request.mount, around);
}

/**
 * The ghost with what it runs into where it is.
 *
 * before   where a row stood that overlapped something already: out of that it may be moved
 */
export function withCollision(
  ghost: Ghost,
  mount: Footprint["mount"],
  around: Surroundings,
  before?: Footprint,
): Ghost {
  const footprint: Footprint = { row: ghost.row ?? "", frame: ghost.frame, box: ghost.box, mount };
  const inTheWay = mount === "wall-opening" ? around.wallItems : around.obstacles;
  const hit = inTheWay.find((one) => collides(footprint, one) && !(before && collides(before, one)));
  return { ...ghost, collidesWith: hit?.row ?? null };
}

/** The distances shown at a ghost; a wall item's run along its wall only. */
export function ghostDistances(
  ghost: Ghost,
  mount: Footprint["mount"],
  around: Surroundings,
): readonly SideDistance[] {
  if (mount === "wall-opening") {
    return ghost.wall ? wallItemDistances(ghost.box[0], ghost.wall, around.walls, around.wallItems) : [];
  }
  const footprint: Footprint = { row: ghost.row ?? "", frame: ghost.frame, box: ghost.box, mount };
  const distances = sideDistances(footprint, around.walls, around.obstacles);
  return ghost.wall ? distances.filter(({ side }) => side === "left" || side === "right") : distances;
}
