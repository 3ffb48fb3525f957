import type { Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { Room, Wall } from "../../project.ts";
import type { WallSegment } from "../wall-segments.ts";

/** The start of a facet, and the share of the arc before it, 0 … 1. */
export interface FacetStart {
  readonly at: Vec2;
  readonly share: number;
}

/**
 * Replaces a straight wall or the facets of a curved one with other facets. The first keeps its id and its other fields; a sloped top runs
 * on from end to end.
 *
 * facets   in wall order; they may continue past the end of the list at its beginning
 * curve    shared by the new facets; absent: there is one, and it is straight
 */
export function refacet(
  room: Room,
  facets: readonly WallSegment[],
  starts: readonly FacetStart[],
  curve?: string,
): Room {
  const [first, last] = [facets[0]!, facets.at(-1)!];
  const { curve: _, height: _own, endHeight: _end, ...plain } = first.wall;
  const ids = facetIds(
    room,
    facets.map(({ wall }) => wall.id),
    starts.length,
  );
  const [low, high] = [first.height, last.endHeight];
  const follows = first.wall.height === undefined && low === high;
  const heightAt = (share = 1): number => low + (high - low) * share;
  const walls = starts.map(
    ({ at, share }, i): Wall => ({
      ...plain,
      id: ids[i]!,
      start: at,
      ...(follows ? {} : { height: heightAt(share) }),
      ...(low === high ? {} : { endHeight: heightAt(starts[i + 1]?.share) }),
      ...(curve === undefined ? {} : { curve }),
    }),
  );
  return withFacets(room, first.index, facets.length, walls);
}

/** Replaces `count` walls from `index` on, continuing past the end of the list at its beginning. */
function withFacets(room: Room, index: number, count: number, walls: readonly Wall[]): Room {
  const over = index + count - room.walls.length;
  if (over <= 0) return { ...room, walls: room.walls.toSpliced(index, count, ...walls) };
  return { ...room, walls: [...room.walls.slice(over, index), ...walls] };
}

/** The present ids, then new ones derived from the first that no other wall of the room has. */
function facetIds({ walls }: Room, ids: readonly WallId[], count: number): readonly WallId[] {
  const taken = new Set(walls.map(({ id }) => id));
  const all = ids.slice(0, count);
  for (let next = 1; all.length < count; next++) {
    const id = `${ids[0]}.${next}`;
    if (!taken.has(id)) all.push(id);
  }
  return all;
}
