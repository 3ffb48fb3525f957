import { add2, type Vec2 } from "@stanza/geometry";
import type { RowId } from "../ids.ts";
import { coordinateRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { roomCorners, withCorners } from "../room/room-corners.ts";
import { changeRoom } from "./change-room.ts";

/**
 * Moves a whole room; doors and windows go with their walls.
 *
 * by        on the plan, mm
 * rows      the rows in the room that move along
 * refused   `unknownRoom`, `notANumber`, `outOfBounds` when the room would leave the plan
 */
export function moveRoom(
  project: Project,
  args: { readonly room: string; readonly by: Vec2; readonly rows: readonly RowId[] },
): Outcome<Project> {
  const { by } = args;
  const refusal = firstRefusal(...by.map((one, axis) => coordinateRefusal(one, `by.${axis}`)));
  if (refusal) return refusal;
  const moved = changeRoom(project, args.room, (room) =>
    done(
      withCorners(
        room,
        roomCorners(room).map((corner) => add2(corner, by)),
      ),
    ),
  );
  if (!moved.ok) return moved;
  const along = new Set(args.rows);
  const rows = moved.value.rows.map((row) => {
    const { placement } = row;
    if (placement.on !== "room" || !along.has(row.id)) return row;
    const [x, y, z] = placement.at;
    return { ...row, placement: { ...placement, at: [x + by[0], y, z + by[1]] as const } };
  });
  return done({ ...moved.value, rows });
}
