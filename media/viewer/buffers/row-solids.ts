import type { Bounds } from "@stanza/geometry";
import { boundsIn } from "./part-placement.ts";
import { type PlacedRow, partToRoom } from "./placed-row.ts";

/** Boxes around a row's parts in the room frame, glass left out: what keeps light away. */
export function partBoundsInRoom(placed: PlacedRow): readonly Bounds[] {
  return placed.parts.flatMap((part) =>
    part.mesh.indices.length === 0 || part.part.layer === "glass"
      ? []
      : [boundsIn(partToRoom(placed, part), part.own)],
  );
}
