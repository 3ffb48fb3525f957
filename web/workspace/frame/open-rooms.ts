import { itemWidths } from "@stanza/editor";
import { distance2 } from "@stanza/geometry";
import { closeRoom, type Project, type Room, replaceRoom, roomCorners } from "@stanza/project";
import { currentScene, transact } from "@stanza/web-project";

/** A drawn room whose walls do not meet, and how much is missing. The template that is open on purpose is none. */
export function openRoom({ rooms }: Project): { readonly room: Room; readonly gapMm: number } | null {
  const room = rooms.find(({ template, openEnd }) => template === "rt11" && openEnd !== null);
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
