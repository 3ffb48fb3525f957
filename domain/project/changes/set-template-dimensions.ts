import type { RowId } from "../ids.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { withTemplateDimensions } from "../room/room-from-template.ts";
import { changeRoom } from "./change-room.ts";

/**
 * Gives a room of its template's form other sizes, like `withTemplateDimensions`. Its walls keep their identity and items, and the rows in
 * it stay in place.
 *
 * height     of the room, mm
 * thickness  of every wall, mm; absent: each keeps its own
 * widths     of the wall items by row, mm, so that they end within their walls
 * refused    `unknownRoom`, what `withTemplateDimensions` refuses
 */
export function setTemplateDimensions(
  project: Project,
  args: {
    readonly room: string;
    readonly dimensions: readonly number[];
    readonly height: number;
    readonly thickness?: number;
    readonly widths?: Readonly<Record<RowId, number>>;
  },
): Outcome<Project> {
  const { thickness } = args;
  return changeRoom(
    project,
    args.room,
    (room) => {
      const sized = withTemplateDimensions(room, args.dimensions);
      if (!sized.ok) return sized;
      const walls =
        thickness === undefined
          ? sized.value.walls
          : sized.value.walls.map((wall) => ({ ...wall, thickness }));
      return done({ ...sized.value, walls, height: args.height });
    },
    args.widths,
  );
}
