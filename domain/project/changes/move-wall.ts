import type { RowId, WallId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { shiftWall } from "../room/shift-wall.ts";
import { changeRoom } from "./change-room.ts";

/** Moves a wall along its normal, like `shiftWall`; wall items stay on their walls. Refused: `unknownRoom`, as `shiftWall`. */
export function moveWall(
  project: Project,
  args: {
    readonly room: string;
    readonly wall: WallId;
    readonly byMm: number;
    readonly widths?: Readonly<Record<RowId, number>>;
  },
): Outcome<Project> {
  return changeRoom(project, args.room, (room) => shiftWall(room, args), args.widths);
}
