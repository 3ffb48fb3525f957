import { distance2, fromPlan, rotYOfDirection, sub2, unit2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { Room } from "../../project.ts";
import { type WallSegment, wallSegments } from "../wall-segments.ts";
import { type WallCurve, wallCurve } from "./wall-curve.ts";

/** A wall as one looks at it from the room: a straight one as it is, a curved one straight from end to end. */
export interface ViewedWall {
  readonly segment: WallSegment;
  /** Of a curved wall; its id is that of the first facet. */
  readonly curve: WallCurve | null;
}

/** The walls of a room in order, each curved one once. Elevations and dimensions are made of these. */
export function viewedWalls(room: Room): readonly ViewedWall[] {
  return wallSegments(room).flatMap((segment): readonly ViewedWall[] => {
    const curve = wallCurve(room, segment.wall.id);
    if (curve === null) return [{ segment, curve }];
    return curve.facets[0]!.wall.id === segment.wall.id ? [{ segment: chordOf(curve), curve }] : [];
  });
}

/** The wall of that id, or the curved one that it is a facet of. */
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
