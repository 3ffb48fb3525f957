import type { Room, Wall } from "@stanza/project";
import type { StoredRoom } from "./stored-project.ts";

export function encodeRoom(room: Room): StoredRoom {
  const { walls, openEnd, floorMaterial, wallMaterial, ceilingMaterial, statedArea, ...rest } = room;
  return {
    ...rest,
    floor: floorMaterial,
    wall: wallMaterial,
    ...(ceilingMaterial === undefined ? {} : { ceiling: ceilingMaterial }),
    ...(statedArea ? { netarea: { net: statedArea.netM2, drawn: statedArea.drawnM2 } } : {}),
    walls: walls.map(encodeWall),
    openend: openEnd ? [openEnd[0], openEnd[1]] : null,
  };
}

export function decodeRoom(stored: StoredRoom): Room {
  const { floor, wall, ceiling, netarea, walls, openend, ...rest } = stored;
  return {
    ...rest,
    floorMaterial: floor,
    wallMaterial: wall,
    ...(ceiling === undefined ? {} : { ceilingMaterial: ceiling }),
    ...(netarea ? { statedArea: { netM2: netarea.net, drawnM2: netarea.drawn } } : {}),
    walls: walls.map(decodeWall),
    openEnd: openend,
  };
}

function encodeWall({ start: [x, z], endHeight, layer, ...wall }: Wall): StoredRoom["walls"][number] {
  return {
    ...wall,
    ...(endHeight === undefined ? {} : { endheight: endHeight }),
    ...(layer === undefined ? {} : { layerid: layer }),
    x,
    z,
  };
}

function decodeWall({ x, z, endheight, layerid, ...wall }: StoredRoom["walls"][number]): Wall {
  return {
    ...wall,
    ...(endheight === undefined ? {} : { endHeight: endheight }),
    ...(layerid === undefined ? {} : { layer: layerid }),
    start: [x, z],
  };
}
