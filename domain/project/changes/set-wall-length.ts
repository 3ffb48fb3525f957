import type { RowId, WallId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { resizeWall } from "../room/resize-wall.ts";
import { changeRoom } from "./change-room.ts";

/** Sets the clear inner length of a wall, like `resizeWall`; wall items stay on their walls. Refused: `unknownRoom`, as `resizeWall`. */
export function setWallLength(
  project: Project,
  args: {
    readonly room: string;
    readonly wall: WallId;
    readonly lengthMm: number;
    readonly fixed: "start" | "end";
    readonly widths?: Readonly<Record<RowId, number>>;
  },
): Outcome<Project> {
  return changeRoom(project, args.room, (room) => resizeWall(room, args), args.widths);
}
