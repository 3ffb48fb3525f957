import type { ResolvedVariable } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { toLocal, type Vec3 } from "@stanza/geometry";
import {
  type Project,
  type Room,
  type ViewedWall,
  viewedWalls,
  type WallSegment,
  wallSegments,
} from "@stanza/project";

/** A line of the plan as a table. */
export type TableLine = WallLine | OpeningLine | ArticleLine;

export interface WallLine {
  readonly kind: "wall";
  readonly id: string;
  readonly room: Room;
  readonly viewed: ViewedWall;
}

export interface OpeningLine {
  readonly kind: "opening";
  readonly id: string;
  readonly row: EvaluatedRow;
  readonly wall: WallSegment;
}

export interface ArticleLine {
  readonly kind: "article";
  readonly id: string;
  readonly row: EvaluatedRow;
  /** The one that it stands with its back to; `null`: free in the room. */
  readonly wall: WallSegment | null;
}

/**
 * The numbers of a position that can be typed. Along and away are measured on the wall, or from the plan's origin for free-standing rows.
 */
export type PlaceField = "along" | "away" | "elevation" | "turn";

/** Further from its wall than this it stands free, mm. */
const AT_WALL = 150;

/** Walls room by room, then doors and windows, then the articles of the person, in the order of the project. */
export function tableLines({ rooms }: Project, evaluated: EvaluatedProject): readonly TableLine[] {
  const segments = rooms.flatMap(wallSegments);
  const walls = rooms.flatMap((room) =>
    viewedWalls(room).map((viewed): WallLine => ({ kind: "wall", id: viewed.segment.wall.id, room, viewed })),
  );
  const openings: OpeningLine[] = [];
  const articles: ArticleLine[] = [];
  for (const row of evaluated.rows) {
    if (row.automatic) continue;
    const { id, placement } = row.row;
    if (placement.on === "room") {
      articles.push({ kind: "article", id, row, wall: wallBehind(row, segments) });
      continue;
    }
    const wall = segments.find((one) => one.wall.id === placement.wall);
    if (wall) openings.push({ kind: "opening", id, row, wall });
  }
  return [...walls, ...openings, ...articles];
}

function wallBehind({ frame, article }: EvaluatedRow, segments: readonly WallSegment[]): WallSegment | null {
  let nearest: { readonly wall: WallSegment; readonly away: number } | null = null;
  for (const wall of segments) {
    const turned = Math.abs(((frame.rotY - wall.frame.rotY + 540) % 360) - 180);
    if (turned > 0.5) continue;
    const [x, , z] = toLocal(wall.frame, frame.at);
    const isBeside = x > -article.box[0] && x < wall.length;
    if (isBeside && Math.abs(z) <= AT_WALL && (!nearest || Math.abs(z) < nearest.away))
      nearest = { wall, away: Math.abs(z) };
  }
  return nearest?.wall ?? null;
}

/** A field of a line's position; `null`: this line has none. mm, degrees. */
export function placeValue(line: OpeningLine | ArticleLine, field: PlaceField): number | null {
  if (line.kind === "opening") {
    const { placement } = line.row.row;
    if (placement.on !== "wall") return null;
    if (field === "along") return placement.offset;
    return field === "elevation" ? placement.elevation + (line.row.article.opening?.sill ?? 0) : null;
  }
  const { frame } = line.row;
  const at: Vec3 = line.wall ? toLocal(line.wall.frame, frame.at) : frame.at;
  const values = { along: at[0], away: at[2], elevation: frame.at[1], turn: frame.rotY };
  return Math.round(values[field] * 10) / 10 + 0;
}

/** Codes that catalogues give to the outer measures: width, height, depth. */
const MEASURES: readonly (readonly string[])[] = [
  ["W", "WIDTH", "L", "LEN", "OW", "SZ", "LARGHEZZA"],
  ["H", "HGT", "HEIGHT", "A", "ALTEZZA", "OH"],
  ["D", "DPT", "DEPTH", "P", "PROFONDITA"],
];

/**
 * The variant that is one of an article's outer measures (0 width, 1 height, 2 depth) and may be typed; undefined: it follows from others.
 */
export function measureOf({ article }: EvaluatedRow, axis: 0 | 1 | 2): ResolvedVariable | undefined {
  return article.variables.find(
    ({ code, kind, visible, readonly, value }) =>
      kind === "number" &&
      visible &&
      !readonly &&
      MEASURES[axis]?.includes(code.toUpperCase()) &&
      typeof value === "number" &&
      Math.abs(value - article.box[axis]) < 0.5,
  );
}
