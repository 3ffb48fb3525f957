import type { RowId } from "../ids.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project, Room } from "../project.ts";
import { changeRoom } from "./change-room.ts";

/**
 * Replaces a room with the one that was drawn, divided or rebuilt; wall items stay on its walls (`rehangWallItems`).
 *
 * room      with the id of the room it replaces
 * widths    of the wall items by row, mm, so that they end within their walls; absent: 0
 * refused   `unknownRoom`, `duplicateId`, whatever `checkRoom` refuses
 */
export function replaceRoom(
  project: Project,
  args: { readonly room: Room; readonly widths?: Readonly<Record<RowId, number>> },
): Outcome<Project> {
  return changeRoom(project, args.room.id, () => done(args.room), args.widths);
}
