import type { EvaluatedProject } from "@stanza/evaluation";
import { planToParent, pointInPolygon } from "@stanza/geometry";
import { innerPolygon, type Room, type RowId } from "@stanza/project";

/** The person's rows whose middle is on a room's floor: they go with the room when it is moved. */
export function rowsInRoom(room: Room, { rows }: EvaluatedProject): readonly RowId[] {
  const floor = innerPolygon(room);
  if (floor.length === 0) return [];
  return rows
    .filter(({ row, automatic }) => !automatic && row.placement.on === "room")
    .filter(({ frame, article: { box } }) => {
      return pointInPolygon(planToParent(frame, [box[0] / 2, box[2] / 2]), floor) !== "outside";
    })
    .map(({ row }) => row.id);
}
