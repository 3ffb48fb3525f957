import type { Outcome } from "../outcome.ts";
import type { Project, WallId } from "../project.ts";
import { changeRoom, changeWall } from "./change-room.ts";

/**
 * The project with another thickness or height of one wall, mm; height `null` follows the room again.
 * Refused: `unknownRoom`, `unknownWall`, `outOfBounds`, `notANumber`.
 */
export function setWall(
  project: Project,
  args: {
    readonly room: string;
    readonly wall: WallId;
    readonly thickness?: number;
    readonly height?: number | null;
  },
): Outcome<Project> {
  const { thickness, height } = args;
  return changeRoom(project, args.room, (room) =>
    changeWall(room, args.wall, (wall) => {
      const { height: own, ...rest } = wall;
      const chosen = height === undefined ? own : (height ?? undefined);
      return {
        ...rest,
        thickness: thickness ?? wall.thickness,
        ...(chosen === undefined ? {} : { height: chosen }),
      };
    }),
  );
}
