import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRoom } from "./change-room.ts";

/** Sets the height of a room, mm; walls with a height of their own keep it. Refused: `unknownRoom`, `outOfBounds`, `notANumber`. */
export function setRoomHeight(
  project: Project,
  args: { readonly room: string; readonly height: number },
): Outcome<Project> {
  return changeRoom(project, args.room, (room) => done({ ...room, height: args.height }));
}
