import { type RoomAtWall, roomAtWall } from "@stanza/editor";
import { placeRow, type RowId } from "@stanza/project";
import { type ChoiceTarget, choose, transact, useEvaluation, useOpenProject } from "@stanza/web-project";
import { useMemo } from "react";

/** The clear width along the wall at which a row of the open project stands; null: it stands at none. */
export function useRoomAtWall(id: RowId): RoomAtWall | null {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  return useMemo(
    () => (project && evaluated ? roomAtWall({ project, evaluated }, id) : null),
    [project, evaluated, id],
  );
}

let taken = 0;

/**
 * Makes an article as wide as its wall has room for, from the left end of that room on; undone as one.
 *
 * variable  code of its width
 */
export function takeRoomAtWall({ row }: ChoiceTarget, variable: string, { width, at }: RoomAtWall): void {
  const gesture = `room at wall ${taken++}`;
  choose([row], { [variable]: width }, { gesture });
  const { placement } = row.row;
  if (placement.on === "room")
    transact(
      "edit.move",
      (project) => placeRow(project, { row: row.row.id, placement: { ...placement, at } }),
      {
        gesture,
      },
    );
}
