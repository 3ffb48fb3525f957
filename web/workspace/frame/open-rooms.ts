import { itemWidths } from "@stanza/editor";
import { distance2 } from "@stanza/geometry";
import { areFreeWalls, closeRoom, type Project, type Room, replaceRoom, roomCorners } from "@stanza/project";
import { currentScene, transact } from "@stanza/web-project";

/**
 * A drawn outline whose walls do not meet yet, and how much is missing. Walls that stand free surround nothing, and the template that is
 * open on purpose is left as it is.
 */
export function openRoom({ rooms }: Project): { readonly room: Room; readonly gapMm: number } | null {
  const room = rooms.find((one) => one.template === "rt11" && one.openEnd !== null && !areFreeWalls(one));
  if (!room) return null;
  const corners = roomCorners(room);
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last ? { room, gapMm: distance2(first, last) } : null;
}

/** Puts the missing wall in. False: the walls would cross. */
export function closeOpenRoom(room: Room): boolean {
  const closed = closeRoom(room, { id: crypto.randomUUID() });
  if (!closed.ok) return false;
  const widths = itemWidths(currentScene().evaluated);
  return (
    transact("edit.closeRoom", (project) => replaceRoom(project, { room: closed.value, widths }))?.ok === true
  );
}
