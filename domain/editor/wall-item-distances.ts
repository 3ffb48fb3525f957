import { add2, distance2, planToParent, scale2, toLocal, type Vec2 } from "@stanza/geometry";
import { arcAngle, arcOfCurve, arcPoint, distanceToCurve, type WallSegment } from "@stanza/project";
import type { SideDistance } from "./distances.ts";
import type { Footprint } from "./footprint.ts";
import { type PlaceOnCurve, placeOf } from "./snapping/curved-walls.ts";

/** Places within a millimetre are the same. */
const SAME = 1;

/** The clear lengths beside a door or window along its wall's inner face, to the next wall item or the corner. */
export function wallItemDistances(
  width: number,
  { segment, offset }: { readonly segment: WallSegment; readonly offset: number },
  walls: readonly WallSegment[],
  wallItems: readonly Footprint[],
): readonly SideDistance[] {
  const onCurve = placeOf({ segment, offset }, width, walls);
  if (onCurve) return distancesOnCurve(onCurve, width, walls, wallItems);
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

/** On a curved wall the distances run along its arc; chords show them. */
function distancesOnCurve(
  { curve, angle }: PlaceOnCurve,
  width: number,
  walls: readonly WallSegment[],
  wallItems: readonly Footprint[],
): readonly SideDistance[] {
  const arc = arcOfCurve(curve);
  const halfOf = (wide: number): number => Math.asin(Math.min(1, wide / 2 / arc.radius));
  const items = wallItems.flatMap(({ row, frame, box }) => {
    const [x, z] = planToParent(frame, [box[0] / 2, curve.facets[0]!.wall.thickness]);
    // The middle of a facet lies inside the arc by the facet's own sagitta.
    const isHere = Math.abs(distanceToCurve(curve, [x, z])) <= (box[0] * box[0]) / (4 * arc.radius) + SAME;
    const middle = arcAngle(arc, [x, z]);
    return isHere ? [{ row, middle, from: middle - halfOf(box[0]), to: middle + halfOf(box[0]) }] : [];
  });
  const before = items.filter(({ middle }) => middle <= angle).toSorted((a, b) => b.to - a.to)[0];
  const after = items.filter(({ middle }) => middle > angle).toSorted((a, b) => a.from - b.from)[0];
  const [left, right] = [angle - halfOf(width), angle + halfOf(width)];
  const [start, end] = [before?.to ?? 0, after?.from ?? arc.angle];
  const [first, last] = [curve.facets[0]!, curve.facets.at(-1)!];
  const at = (where: number): Vec2 => arcPoint(arc, Math.max(0, Math.min(where, arc.angle)));
  return [
    {
      side: "left",
      value: Math.max(0, (left - start) * arc.radius),
      from: at(left),
      to: at(start),
      meets: before ? { row: before.row } : corner(first, curve.from, walls),
    },
    {
      side: "right",
      value: Math.max(0, (end - right) * arc.radius),
      from: at(right),
      to: at(end),
      meets: after ? { row: after.row } : corner(last, curve.to, walls),
    },
  ];
}

/** The wall that begins or ends at a corner of this one; at a free end the wall itself. */
function corner(segment: WallSegment, at: Vec2, walls: readonly WallSegment[]): SideDistance["meets"] {
  const next = walls.find(
    (wall) =>
      wall.wall.id !== segment.wall.id &&
      (wall.wall.curve === undefined || wall.wall.curve !== segment.wall.curve) &&
      (distance2(wall.from, at) < SAME || distance2(wall.to, at) < SAME),
  );
  const { wall, name } = next ?? segment;
  return { wall: wall.id, name };
}
