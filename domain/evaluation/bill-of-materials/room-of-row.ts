import { planToParent, pointInPolygon } from "@stanza/geometry";
import { innerPolygon, type Project } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { BomRoom } from "./bill-of-materials.ts";

/**
 * Finds the room of a row: the room of its wall, else the one with the middle of the article on its floor; none for a row in an open room
 * or outside every room.
 */
export function openRoomsOf({ rooms }: Project): (row: EvaluatedRow) => BomRoom | undefined {
  const known = rooms.map((room, i) => ({
    walls: new Set(room.walls.map(({ id }) => id)),
    floor: innerPolygon(room),
    named: { number: i + 1, ...(room.name ? { name: room.name } : {}) },
  }));
  return ({ row: { placement }, frame, article: { box } }) => {
    if (placement.on === "wall") return known.find(({ walls }) => walls.has(placement.wall))?.named;
    const middle = planToParent(frame, [box[0] / 2, box[2] / 2]);
    return known.find(({ floor }) => floor.length > 2 && pointInPolygon(middle, floor) !== "outside")?.named;
  };
}
