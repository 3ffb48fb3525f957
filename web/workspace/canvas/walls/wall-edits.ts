import {
  bendWall,
  facetAt,
  joinWalls,
  type Outcome,
  type Project,
  type ProjectRefusal,
  type Room,
  removeWall,
  replaceRoom,
  setWall,
  setWallLength,
  splitWall,
  type ViewedWall,
  type WallId,
} from "@stanza/project";
import { currentScene, editor } from "@stanza/web-project";
import { itemWidths } from "./item-widths.ts";
import { transactWalls } from "./locked-walls.ts";
import { useWallChoices } from "./wall-choices.ts";

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

/** How far a wall bulges, mm: out of the room above 0, straight at 0. */
export function commitBend(room: Room, wall: WallId, sagittaMm: number, gesture?: string): Refused {
  return commitRoom("edit.bendWall", room, (now) => bendWall(now, { wall, sagittaMm }), gesture);
}

/** A new corner on a wall, so far from its start; of a curved one along its arc. */
export function commitSplit(room: Room, { segment, curve }: ViewedWall, alongMm: number): Refused {
  const newId = crypto.randomUUID();
  const at = curve ? facetAt(curve, alongMm / curve.radius) : { segment, along: alongMm };
  const place = { wall: at.segment.wall.id, atMm: at.along, newId };
  return commitRoom("edit.splitWall", room, (now) => splitWall(now, place));
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
