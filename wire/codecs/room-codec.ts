import type { Room } from "@stanza/project";
import type { StoredRoom } from "./stored-project.ts";

export function encodeRoom(room: Room): StoredRoom {
  const { walls, openEnd, floorMaterial, wallMaterial, ...rest } = room;
  return {
    ...rest,
    floor: floorMaterial,
    wall: wallMaterial,
    walls: walls.map(({ start: [x, z], ...wall }) => ({ ...wall, x, z })),
    openend: openEnd ? [openEnd[0], openEnd[1]] : null,
  };
}

export function decodeRoom(stored: StoredRoom): Room {
  const { floor, wall, walls, openend, ...rest } = stored;
  return {
    ...rest,
    floorMaterial: floor,
    wallMaterial: wall,
    walls: walls.map(({ x, z, ...kept }) => ({ ...kept, start: [x, z] as const })),
    openEnd: openend,
  };
}
