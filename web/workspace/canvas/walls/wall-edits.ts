import { itemWidths } from "@stanza/editor";
import {
  bendWall,
  joinWalls,
  type Outcome,
  type Project,
  type ProjectRefusal,
  type Room,
  removeWall,
  replaceRoom,
  setWall,
  setWallLength,
  type WallId,
} from "@stanza/project";
import { currentScene, editor, useWallChoices } from "@stanza/web-project";
import { transactWalls } from "./locked-walls.ts";

/** `null`: it was done. */
export type Refused = ProjectRefusal | null;

const widths = () => itemWidths(currentScene().evaluated);

function commit(name: string, change: (project: Project) => Outcome<Project>, gesture?: string): Refused {
  const outcome = transactWalls(name, change, gesture === undefined ? {} : { gesture });
  return outcome?.ok === false ? outcome.refusal : null;
}

/** A change of the room itself as one named step. */
export function commitRoom(
  name: string,
  room: Room,
  change: (room: Room) => Outcome<Room>,
  gesture?: string,
): Refused {
  return commit(
    name,
    (project) => {
      const changed = change(project.rooms.find(({ id }) => id === room.id) ?? room);
      return changed.ok ? replaceRoom(project, { room: changed.value, widths: widths() }) : changed;
    },
    gesture,
  );
}

/** A wall's clear inner length; the end that the person fixed stays. */
export function commitLength(room: Room, wall: WallId, lengthMm: number, gesture?: string): Refused {
  const { fixedEnd: fixed } = useWallChoices.getState();
  const args = { room: room.id, wall, lengthMm, fixed, widths: widths() };
  return commit("edit.wallLength", (project) => setWallLength(project, args), gesture);
}

export function commitWall(
  room: Room,
  wall: WallId,
  change: Omit<Parameters<typeof setWall>[1], "room" | "wall">,
  gesture?: string,
): Refused {
  return commit("edit.wall", (project) => setWall(project, { room: room.id, wall, ...change }), gesture);
}

/** Bends a wall, mm: out of the room above 0, straight at 0. */
export function commitBend(room: Room, wall: WallId, sagittaMm: number, gesture?: string): Refused {
  return commitRoom("edit.bendWall", room, (now) => bendWall(now, { wall, sagittaMm }), gesture);
}

/** A wall and the one after it as one. */
export function commitJoin(room: Room, wall: WallId): Refused {
  return commitRoom("edit.joinWalls", room, (now) => joinWalls(now, { wall }));
}

export function commitRemoval(room: Room, wall: WallId): Refused {
  const refused = commit("edit.removeWall", (project) => removeWall(project, { room: room.id, wall }));
  if (refused === null) editor.select([]);
  return refused;
}
