import { distance2, fromPlan, rotYOfDirection, sub2, unit2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { Room } from "../../project.ts";
import { type WallSegment, wallSegments } from "../wall-segments.ts";
import { type WallCurve, wallCurve } from "./wall-curve.ts";

/** A wall as seen from the room; a curved one counts as straight from end to end. */
export interface ViewedWall {
  readonly segment: WallSegment;
  /** Present for a curved wall, whose id is that of the first facet. */
  readonly curve: WallCurve | null;
}

/** The walls of a room in order, each curved one once. Elevations and dimension chains use these. */
export function viewedWalls(room: Room): readonly ViewedWall[] {
  return wallSegments(room).flatMap((segment): readonly ViewedWall[] => {
    const curve = wallCurve(room, segment.wall.id);
    if (curve === null) return [{ segment, curve }];
    return curve.facets[0]!.wall.id === segment.wall.id ? [{ segment: chordOf(curve), curve }] : [];
  });
}

/** The wall with this id, or the curved one with a facet of this id. */
export function viewedWall(room: Room, wall: WallId): ViewedWall | undefined {
  return viewedWalls(room).find(
    ({ segment, curve }) => segment.wall.id === wall || curve?.facets.some((facet) => facet.wall.id === wall),
  );
}

function chordOf({ facets, from, to }: WallCurve): WallSegment {
  const [first, last] = [facets[0]!, facets.at(-1)!];
  const direction = unit2(sub2(to, from));
  return {
    ...first,
    from,
    to,
    length: distance2(from, to),
    endHeight: last.endHeight,
    direction,
    normal: [0 - direction[1], direction[0]],
    frame: { at: fromPlan(from), rotY: rotYOfDirection(direction) },
  };
}
