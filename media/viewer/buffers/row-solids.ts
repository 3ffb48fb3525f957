import type { Bounds, Vec3 } from "@stanza/geometry";
import { boundsIn, type PlacedRow, partToRoom } from "@stanza/models";

/**
 * Returns the boxes around a row's parts that keep light away, in the room frame. Glass is left out, and so are parts that stand askew in
 * their article: a box around one would darken the things before it.
 */
export function partBoundsInRoom(placed: PlacedRow): readonly Bounds[] {
  return placed.parts.flatMap((part) =>
    part.mesh.indices.length === 0 || part.part.layer === "glass" || isAskew(part.part.rot)
      ? []
      : [boundsIn(partToRoom(placed, part), part.own)],
  );
}

const isAskew = (rot: Vec3 | undefined): boolean => rot?.some((angle) => angle % 90 !== 0) ?? false;
