import { add2, distance2, scale2, toLocal, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { SideDistance } from "./distances.ts";
import type { Footprint } from "./footprint.ts";

/** A millimetre of difference is the same place. */
const SAME = 1;

/** The clear lengths beside a door or window along its wall's inner face, to the next wall item or the corner. */
export function wallItemDistances(
  width: number,
  { segment, offset }: { readonly segment: WallSegment; readonly offset: number },
  walls: readonly WallSegment[],
  wallItems: readonly Footprint[],
): readonly SideDistance[] {
  const at = (along: number): Vec2 => add2(segment.from, scale2(segment.direction, along));
  const items = wallItems.flatMap(({ row, frame, box }) => {
    const [from, , z] = toLocal(segment.frame, frame.at);
    const isHere = Math.abs(z + segment.wall.thickness) < SAME && frame.rotY === segment.frame.rotY;
    return isHere ? [{ row, from, to: from + box[0] }] : [];
  });
  const middle = offset + width / 2;
  const before = items.filter(({ from, to }) => (from + to) / 2 <= middle).sort((a, b) => b.to - a.to)[0];
  const after = items.filter(({ from, to }) => (from + to) / 2 > middle).sort((a, b) => a.from - b.from)[0];
  const start = Math.max(0, before?.to ?? 0);
  const end = Math.min(segment.length, after?.from ?? segment.length);
  const right = offset + width;
  return [
    {
      side: "left",
      value: Math.max(0, offset - start),
      from: at(offset),
      to: at(start),
      meets: before && before.to > 0 ? { row: before.row } : corner(segment, segment.from, walls),
    },
    {
      side: "right",
      value: Math.max(0, end - right),
      from: at(right),
      to: at(end),
      meets: after && after.from < segment.length ? { row: after.row } : corner(segment, segment.to, walls),
    },
  ];
}

/** The wall that begins or ends at a corner of this one; at a free end there is only the wall itself. */
function corner(segment: WallSegment, at: Vec2, walls: readonly WallSegment[]): SideDistance["meets"] {
  const next = walls.find(
    (wall) =>
      wall.wall.id !== segment.wall.id && (distance2(wall.from, at) < SAME || distance2(wall.to, at) < SAME),
  );
  const { wall, name } = next ?? segment;
  return { wall: wall.id, name };
}
