import type { EvaluatedRow } from "@stanza/evaluation";
import { type Frame, toLocal } from "@stanza/geometry";
import type { Placement, RowId, WallSegment } from "@stanza/project";
import type { Ghost } from "./ghost.ts";
import { inFacet, placeOf, slid } from "./snapping/curved-walls.ts";

/** The placement at a ghost's place. `elevation`: of a wall item above its sill. */
export function placementOf(ghost: Ghost, isWallItem: boolean, elevation: number): Placement {
  if (isWallItem && ghost.wall) {
    return { on: "wall", wall: ghost.wall.segment.wall.id, offset: ghost.wall.offset, elevation };
  }
  return { on: "room", at: ghost.frame.at, rotY: ghost.frame.rotY };
}

/** A row's placement with its frame moved to `frame`; a wall item stays in its wall, within its ends. */
export function placementAt(row: EvaluatedRow, frame: Frame, walls: readonly WallSegment[]): Placement {
  const { placement } = row.row;
  if (placement.on === "room") return { on: "room", at: frame.at, rotY: frame.rotY };
  const segment = walls.find(({ wall }) => wall.id === placement.wall);
  if (segment === undefined) return placement;
  const width = row.article.box[0];
  const onCurve = placeOf({ segment, offset: placement.offset }, width, walls);
  if (onCurve) {
    const byMm = toLocal(row.frame, frame.at)[0];
    const moved = inFacet(slid(onCurve, byMm, width), width);
    return { ...placement, wall: moved.segment.wall.id, offset: moved.offset };
  }
  const along = toLocal(segment.frame, frame.at)[0];
  const offset = Math.max(0, Math.min(along, segment.length - width));
  return { ...placement, offset };
}

/** The placements of rows at their ghosts; a door or window is raised like its ghost. */
export function placementsOf(
  ghosts: readonly Ghost[],
  rows: readonly EvaluatedRow[],
): readonly { readonly row: RowId; readonly placement: Placement }[] {
  return ghosts.flatMap((ghost) => {
    const row = rows.find((one) => one.row.id === ghost.row);
    if (row === undefined) return [];
    const current = row.row.placement;
    const raised = ghost.frame.at[1] - row.frame.at[1];
    const elevation = current.on === "wall" ? current.elevation + raised : 0;
    return [{ row: row.row.id, placement: placementOf(ghost, current.on === "wall", elevation) }];
  });
}
