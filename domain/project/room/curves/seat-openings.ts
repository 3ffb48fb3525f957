import { distance2 } from "@stanza/geometry";
import type { RowId, WallId } from "../../ids.ts";
import type { Room } from "../../project.ts";
import { wallSegments } from "../wall-segments.ts";
import { arcBetween, arcPoint } from "./arc.ts";
import { facetAngles, type OpeningOnArc, seatsOnArc } from "./openings-on-arc.ts";
import { refacet } from "./refacet.ts";
import type { WallCurve } from "./wall-curve.ts";

/** An opening to put on a curved wall, by its row. */
export interface OpeningToSeat extends OpeningOnArc {
  readonly row: RowId;
}

/** The room with facets cut for its openings, and the new place of each opening. */
export interface SeatedOpenings {
  readonly room: Room;
  readonly places: ReadonlyMap<RowId, { readonly wall: WallId; readonly offset: number }>;
}

/**
 * Cuts the facets of one curved wall again, so that each door or window sits in the middle of a straight facet of its width. The arc stays
 * the same; between the openings its facets are even. `null` when they do not fit.
 */
export function seatOpenings(
  room: Room,
  curve: WallCurve,
  openings: readonly OpeningToSeat[],
): SeatedOpenings | null {
  const arc = arcBetween(curve.from, curve.to, curve.sagitta);
  const { thickness } = curve.facets[0]!.wall;
  const seats = seatsOnArc(arc, openings, { thickness, inwards: curve.sagitta < 0 });
  if (seats === null) return null;
  const angles = facetAngles(arc, seats);
  const starts = angles.map((angle) => ({ at: arcPoint(arc, angle), share: angle / arc.angle }));
  const cut = refacet(room, curve.facets, starts, curve.curve);
  const walls = new Map(wallSegments(cut).map((segment) => [segment.wall.id, segment]));
  const ids = facetIds(cut, curve, starts.length);
  const places = openings.map(({ row, width }, i) => {
    const wall = ids[angles.indexOf(seats[i]!.from)]!;
    const { length } = walls.get(wall)!;
    return [row, { wall, offset: (length - width) / 2 }] as const;
  });
  const isSame =
    cut.walls.length === room.walls.length && cut.walls.every((wall, i) => isAt(wall, room.walls[i]));
  return { room: isSame ? room : cut, places: new Map(places) };
}

/** The ids of the facets of a curve in order. */
function facetIds({ walls }: Room, { facets }: WallCurve, count: number): readonly WallId[] {
  const first = walls.findIndex(({ id }) => id === facets[0]!.wall.id);
  return Array.from({ length: count }, (_, i) => walls[(first + i) % walls.length]!.id);
}

const isAt = (a: Room["walls"][number], b: Room["walls"][number] | undefined): boolean =>
  b !== undefined && a.id === b.id && distance2(a.start, b.start) < 1e-6;
