import { toLocal, toParent, type Vec3 } from "@stanza/geometry";
import type { Placement, WallSegment } from "@stanza/project";
import type { ArticleLine, OpeningLine, PlaceField } from "./table-lines.ts";

/** The placement of a line with one field typed anew; `null`: the line does not have it. */
export function placedWith(
  line: OpeningLine | ArticleLine,
  field: PlaceField,
  value: number,
): Placement | null {
  const { placement } = line.row.row;
  if (placement.on === "wall") {
    if (field === "along") return { ...placement, offset: value };
    const sill = line.row.article.opening?.sill ?? 0;
    return field === "elevation" ? { ...placement, elevation: value - sill } : null;
  }
  if (line.kind === "opening") return null;
  const { frame } = line.row;
  if (field === "turn") return { on: "room", at: frame.at, rotY: value };
  const local: Vec3 = line.wall ? toLocal(line.wall.frame, frame.at) : frame.at;
  const [x, y, z] = local;
  const base = line.wall?.frame.at[1] ?? 0;
  const next: Vec3 = [
    field === "along" ? value : x,
    field === "elevation" ? value - base : y,
    field === "away" ? value : z,
  ];
  return { on: "room", at: line.wall ? toParent(line.wall.frame, next) : next, rotY: frame.rotY };
}

/** The placement of a line at another wall: as far along as before where the wall is long enough, with its back to it. */
export function placedAtWall(line: OpeningLine | ArticleLine, wall: WallSegment): Placement {
  const { row, article, frame } = line.row;
  const before = line.wall ? toLocal(line.wall.frame, frame.at)[0] : 0;
  const offset = Math.max(0, Math.min(before, wall.length - article.box[0]));
  if (row.placement.on === "wall") return { ...row.placement, wall: wall.wall.id, offset };
  return { on: "room", at: toParent(wall.frame, [offset, frame.at[1], 0]), rotY: wall.frame.rotY };
}
