import type { Bounds, Vec3 } from "@stanza/geometry";
import { boundsIn } from "./part-placement.ts";
import { type PlacedRow, partToRoom } from "./placed-row.ts";

/**
 * Boxes around a row's parts in the room frame: what keeps light away. Glass is left out, and what stands askew in its article, as a box
 * around that would darken what is before it.
 */
export function partBoundsInRoom(placed: PlacedRow): readonly Bounds[] {
  return placed.parts.flatMap((part) =>
    part.mesh.indices.length === 0 || part.part.layer === "glass" || isAskew(part.part.rot)
      ? []
      : [boundsIn(partToRoom(placed, part), part.own)],
  );
}

const isAskew = (rot: Vec3 | undefined): boolean => rot?.some((angle) => angle % 90 !== 0) ?? false;
