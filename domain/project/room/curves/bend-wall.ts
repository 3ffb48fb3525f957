import { distance2 } from "@stanza/geometry";
import { firstRefusal, numberRefusal } from "../../limits.ts";
import { type Outcome, refused } from "../../outcome.ts";
import type { Room, Wall, WallId } from "../../project.ts";
import { checkRoom } from "../check-room.ts";
import { wallSegment } from "../wall-segments.ts";
import { facetStarts, wallCurve } from "./wall-curve.ts";

/** Below this a wall is straight, mm. */
const STRAIGHT = 0.5;

/**
 * The room with one wall as an arc, or straight again. The first facet keeps the id of the wall; its top slopes on from end to end.
 *
 * wall       a straight wall, or any facet of a curved one
 * sagittaMm  from the middle of the straight line to the arc: above 0 out of the room, below 0 into it; 0 makes it straight. At most
 *            the length of that line
 * refused    `unknownWall`, `notANumber`, `outOfBounds` at `sagittaMm`, whatever `checkRoom` refuses, e.g. `selfCrossing`
 */
export function bendWall(
  room: Room,
  args: { readonly wall: WallId; readonly sagittaMm: number },
): Outcome<Room> {
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const curve = wallCurve(room, args.wall);
  const facets = curve?.facets ?? [segment];
  const [first, last] = [facets[0]!, facets.at(-1)!];
  const chord = distance2(first.from, last.to);
  const refusal = firstRefusal(numberRefusal(args.sagittaMm, "sagittaMm", -chord, chord));
  if (refusal) return refusal;
  const { curve: _, height: _own, endHeight: _end, ...plain } = first.wall;
  const isStraight = Math.abs(args.sagittaMm) < STRAIGHT;
  const starts = isStraight ? [first.from] : facetStarts(first.from, last.to, args.sagittaMm);
  const ids = facetIds(
    room,
    facets.map(({ wall }) => wall.id),
    starts.length,
  );
  const [low, high] = [first.height, last.endHeight];
  const follows = first.wall.height === undefined && low === high;
  const heightAt = (i: number): number => low + ((high - low) * i) / starts.length;
  const walls = starts.map(
    (start, i): Wall => ({
      ...plain,
      id: ids[i]!,
      start,
      ...(follows ? {} : { height: heightAt(i) }),
      ...(low === high ? {} : { endHeight: heightAt(i + 1) }),
      ...(isStraight ? {} : { curve: first.wall.curve ?? first.wall.id }),
    }),
  );
  return checkRoom(withFacets(room, first.index, facets.length, walls));
}

/** The room with `count` walls from `index` on, round the end of the list where they run over it, replaced. */
function withFacets(room: Room, index: number, count: number, walls: readonly Wall[]): Room {
  const over = index + count - room.walls.length;
  if (over <= 0) return { ...room, walls: room.walls.toSpliced(index, count, ...walls) };
  return { ...room, walls: [...room.walls.slice(over, index), ...walls] };
}

/**
 * A change of a wall that takes walls as straight, made to a curved one as well: it is made straight, changed, and bent again as much.
 *
 * refused   what `change` and `bendWall` refuse
 */
export function onStraightened(
  room: Room,
  wall: WallId,
  change: (room: Room, wall: WallId) => Outcome<Room>,
): Outcome<Room> {
  const curve = wallCurve(room, wall);
  if (curve === null) return change(room, wall);
  const first = curve.facets[0]!.wall.id;
  const straight = bendWall(room, { wall, sagittaMm: 0 });
  if (!straight.ok) return straight;
  const changed = change(straight.value, first);
  return changed.ok ? bendWall(changed.value, { wall: first, sagittaMm: curve.sagitta }) : changed;
}

/** The ids that there are, then new ones made from the first, which no other wall of the room has. */
function facetIds({ walls }: Room, ids: readonly WallId[], count: number): readonly WallId[] {
  const taken = new Set(walls.map(({ id }) => id));
  const all = ids.slice(0, count);
  for (let next = 1; all.length < count; next++) {
    const id = `${ids[0]}.${next}`;
    if (!taken.has(id)) all.push(id);
  }
  return all;
}
