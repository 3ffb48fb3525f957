import type { WallId } from "../ids.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { wallSegment } from "../room/wall-segments.ts";
import { addRow, type NewRow } from "./add-row.ts";

/**
 * Adds a door, a window or another item on a wall.
 *
 * offset      from the wall's start to the item's left side along the inner face, mm
 * elevation   of its underside above the floor, mm; absent: 0
 * refused     as `addRow`, and `outOfBounds` when it would begin beyond the wall
 */
export function addWallItem(
  project: Project,
  args: Omit<NewRow, "placement"> & {
    readonly wall: WallId;
    readonly offset: number;
    readonly elevation?: number;
  },
): Outcome<Project> {
  const { wall, offset, elevation = 0, ...row } = args;
  const segment = project.rooms.flatMap((room) => wallSegment(room, wall) ?? [])[0];
  if (segment && (offset < 0 || offset > segment.length)) {
    return refused("outOfBounds", "placement.offset", `wall ${segment.name} is ${segment.length} mm long`);
  }
  return addRow(project, { ...row, placement: { on: "wall", wall, offset, elevation } });
}
