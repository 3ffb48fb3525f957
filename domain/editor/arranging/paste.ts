import { nearestOnSegment, turnPlan, type Vec2 } from "@stanza/geometry";
import type { CatalogueUse, GroupId, Placement, Row, RowId, WallSegment } from "@stanza/project";

/** Rows from a clipboard, with their project's use of its catalogues. */
export interface PastedRows {
  readonly rows: readonly Row[];
  readonly catalogues: Readonly<Record<string, CatalogueUse>>;
  /** Width, height and depth by row, if known: the middle is then that of the boxes, else of their corners. */
  readonly boxes?: Readonly<Record<RowId, readonly [number, number, number]>>;
}

/** The rows with new ids and groups at their new places; wall items without a wall are left out. */
export function placedAt(
  { rows, boxes = {} }: PastedRows,
  ids: readonly RowId[],
  newGroup: () => GroupId,
  walls: readonly WallSegment[],
  at: Vec2 | undefined,
): readonly Row[] {
  const groups = new Map<GroupId, GroupId>();
  const middle = middleOf(rows, boxes);
  const by: Vec2 = at && middle ? [at[0] - middle[0], at[1] - middle[1]] : [0, 0];
  return rows.flatMap((row, i): readonly Row[] => {
    const placement = moved(row, by, at, walls, boxes[row.id]?.[0] ?? 0);
    if (!placement) return [];
    const { group, locked: _locked, hidden: _hidden, ...rest } = row;
    if (group !== undefined && !groups.has(group)) groups.set(group, newGroup());
    const kept = group === undefined ? undefined : groups.get(group);
    return [{ ...rest, id: ids[i] ?? row.id, placement, ...(kept === undefined ? {} : { group: kept }) }];
  });
}

function moved(
  { placement }: Row,
  by: Vec2,
  at: Vec2 | undefined,
  walls: readonly WallSegment[],
  width: number,
): Placement | null {
  if (placement.on === "room") {
    const [x, y, z] = placement.at;
    return { ...placement, at: [Math.round(x + by[0]), y, Math.round(z + by[1])] };
  }
  const own = walls.find(({ wall }) => wall.id === placement.wall);
  const near = at && nearestWallTo(at, walls);
  const segment = near ?? own ?? walls[0];
  if (!segment) return null;
  const wanted = near && at ? alongOf(at, segment) - width / 2 : placement.offset;
  const offset = Math.max(0, Math.min(Math.round(wanted), segment.length - width));
  return { ...placement, wall: segment.wall.id, offset };
}

function nearestWallTo(point: Vec2, walls: readonly WallSegment[]): WallSegment | undefined {
  return walls
    .map((segment) => ({ segment, ...nearestOnSegment(point, segment) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.segment;
}

const alongOf = ([x, z]: Vec2, { from, direction }: WallSegment): number =>
  (x - from[0]) * direction[0] + (z - from[1]) * direction[1];

function middleOf(rows: readonly Row[], boxes: NonNullable<PastedRows["boxes"]>): Vec2 | null {
  const points = rows.flatMap(({ id, placement }): readonly Vec2[] => {
    if (placement.on !== "room") return [];
    const [width, , depth] = boxes[id] ?? [0, 0, 0];
    const [dx, dz] = turnPlan(placement.rotY, [width / 2, depth / 2]);
    return [[placement.at[0] + dx, placement.at[2] + dz]];
  });
  if (points.length === 0) return null;
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
}
