import { ownValue } from "@stanza/catalogue";
import { dimensionGround, type EvaluatedProject, type EvaluatedRow } from "@stanza/evaluation";
import { planToParent, pointInPolygon, type Vec2 } from "@stanza/geometry";
import {
  areFreeWalls,
  DIMENSION_KINDS,
  type Dimension,
  type DimensionKind,
  innerPolygon,
  type Room,
  type RowId,
  viewedWalls,
  type WallId,
  type WallSegment,
  wallSegments,
} from "@stanza/project";
import { dimensionShapes } from "../dimensions/dimension-shapes.ts";
import type { Discipline, Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { drawnHole } from "./drawn-hole.ts";
import { drawnPosition } from "./drawn-position.ts";
import {
  areNear,
  footprintOf,
  groundOf,
  isWallItem,
  type PlanLayer,
  planLayer,
  rowGround,
} from "./footprint.ts";
import { roomLabel } from "./room-label.ts";
import { articleShapes } from "./symbol-shapes.ts";
import { ALONG_WALL_MM, wallDimensionChains } from "./wall-dimension-chains.ts";
import { planBulges, wallShapes } from "./wall-shapes.ts";

export interface PlanInput {
  readonly rooms: readonly Room[];
  readonly evaluated: EvaluatedProject;
  /** Language of the figures. */
  readonly language: string;
  /** Absent: the first room's name. */
  readonly title?: string;
  /** Short marks of rows, e.g. their position in the offer, set in a circle on the article. */
  readonly labels?: Readonly<Record<RowId, string>>;
  /** False leaves out dimension chains and wall letters, e.g. while the editor shows its own; absent: true. */
  readonly dimensionChains?: boolean;
  /** Whose chains are drawn; absent: all. A screen has no room for those that only a fitter reads. */
  readonly disciplines?: readonly Discipline[];
  /** Dimensions that a person placed. */
  readonly dimensions?: readonly Dimension[];
  /** The kinds of dimensions that are drawn; absent: all. */
  readonly dimensionKinds?: readonly DimensionKind[];
  /** Walls that show only their clear length, without the chains of the articles and openings along them. */
  readonly hiddenChains?: readonly WallId[];
  /** The room that is worked on: chains on other rooms' floors and those of free walls are drawn for it alone. Absent: for all. */
  readonly chosenRoom?: string;
}

/** Layers from the floor up. */
const LAYERS: readonly PlanLayer[] = ["standing", "worktop", "overhead"];
const MARK_MM = 95;
/** Tiles, strips of light and panels on a wall are no deeper than this, mm. */
const FLAT_MM = 25;
/** Where the first chain of a wall begins, behind it. */
const BEHIND_MM = 150;

/**
 * The plan of a project as data: floors, articles, worktops and wall units over them, walls with their openings, dimensions, labels.
 *
 * Millimetres in the room frame; paper X is X, paper Y is Z (docs/coordinates.md). Every shape of a row carries its id as `owner`, every
 * shape of a wall the wall's id. Rows that could not be evaluated are marked with an exclamation mark where they stand.
 */
export function drawPlan({
  rooms,
  evaluated,
  language,
  title,
  labels = {},
  dimensionChains = true,
  dimensions = [],
  dimensionKinds = DIMENSION_KINDS,
  hiddenChains = [],
  chosenRoom,
  disciplines,
}: PlanInput): Drawing {
  const articles = evaluated.rows.filter((row) => !isWallItem(row));
  const items = evaluated.rows.filter(isWallItem);
  const layered = LAYERS.flatMap((layer) => articles.filter((row) => planLayer(row) === layer));
  const ground = dimensions.length > 0 ? dimensionGround(rooms, evaluated) : null;
  // Where a room's name keeps away from: what stands there, and what hangs over it.
  const drawn = articles.filter((row) => ["standing", "overhead"].includes(planLayer(row)));
  const grounds = drawn.map(rowGround);
  const shapes: readonly Shape[] = [
    ...rooms.map((room) => floorOf(room, items)),
    ...layered.flatMap(articleShapes),
    ...rooms.flatMap((room) => wallShapes(room, items)),
    ...items.flatMap(articleShapes),
    ...(dimensionChains
      ? rooms.flatMap((room) => {
          const isChosen = chosenRoom === undefined || room.id === chosenRoom;
          if (!isChosen && areFreeWalls(room)) return [];
          const others = isChosen ? [] : rooms;
          return roomDimensionChains(room, evaluated.rows, language, hiddenChains, others, disciplines);
        })
      : []),
    ...evaluated.rows.flatMap((row) => markOf(row, ownValue(labels, row.row.id))),
    ...evaluated.failed.map(({ row, frame }) => mark(row.id, planToParent(frame, [0, 0]), "!")),
    ...rooms.flatMap((room) => roomLabel(room, grounds, language)),
    ...(ground
      ? dimensions.flatMap((dimension) =>
          dimensionKinds.includes(dimension.kind) ? dimensionShapes(dimension, ground, language) : [],
        )
      : []),
  ];
  const drawing = drawingOf("plan", title ?? rooms[0]?.name ?? "", shapes);
  const segments = new Map(rooms.flatMap(wallSegments).map((segment) => [segment.wall.id, segment]));
  const positions = evaluated.rows.map((row) => {
    const hole = drawnHole(row, segments);
    const place = { ...planPlace(row), ...(hole ? { hole } : {}) };
    return drawnPosition(row, place, labels, language);
  });
  const room = rooms.length === 1 ? rooms[0]?.name : undefined;
  return { ...drawing, rooms, positions, ...(room === undefined ? {} : { room }) };
}

const planPlace = ({ frame: { at, rotY } }: EvaluatedRow) => ({ at: [at[0], at[2]] as const, turn: rotY });

function floorOf(room: Room, items: readonly EvaluatedRow[]): Shape {
  const curved = planBulges(room, items);
  const points = innerPolygon(room);
  const floor = { type: "polygon", role: "floor", owner: room.id, points } as const;
  if (curved.size === 0 || points.length === 0) return floor;
  const bulges = points.map((_, i) => curved.get(room.walls[i]?.id ?? "")?.inner ?? 0);
  return { ...floor, bulges };
}

function roomDimensionChains(
  room: Room,
  rows: readonly EvaluatedRow[],
  language: string,
  hiddenChains: readonly WallId[],
  others: readonly Room[],
  disciplines: readonly Discipline[] | undefined,
): readonly Shape[] {
  const walls = viewedWalls(room);
  const floors = others.filter((other) => other !== room).map(innerPolygon);
  const ground = groundOf(innerPolygon(room));
  const near = rows.filter((row) => isWallItem(row) || areNear(rowGround(row), ground, ALONG_WALL_MM));
  return walls.flatMap(({ segment, curve }, i) => {
    const [before, after] = room.openEnd
      ? [walls[i - 1], walls[i + 1]]
      : [walls.at(i - 1), walls[(i + 1) % walls.length]];
    if (liesOn(floors, segment)) return [];
    const beside = { before: before?.segment, after: after?.segment };
    const along = hiddenChains.includes(segment.wall.id) ? [] : near;
    return wallDimensionChains(
      segment,
      beside,
      along,
      language,
      Math.max(0, curve?.sagitta ?? 0),
      disciplines,
    );
  });
}

/** Returns true when the chains of a wall, which stand behind it, lie on one of these floors. */
function liesOn(floors: readonly (readonly Vec2[])[], { frame, length, wall }: WallSegment): boolean {
  const behind = planToParent(frame, [length / 2, -wall.thickness - BEHIND_MM]);
  return floors.some((floor) => floor.length > 2 && pointInPolygon(behind, floor) !== "outside");
}

function markOf(row: EvaluatedRow, text: string | undefined): readonly Shape[] {
  if (text === undefined) return [];
  const [width, , depth] = row.article.box;
  const at = (x: number, z: number): readonly Shape[] => [
    mark(row.row.id, planToParent(row.frame, [x, z]), text, footprintOf(row)),
  ];
  if (isWallItem(row)) return at(width / 2, depth / 2);
  if (isReadElsewhere(row)) return [];
  switch (planLayer(row)) {
    case "hidden":
      return [];
    case "worktop":
      return at(width - 1.5 * MARK_MM, depth - 0.5 * MARK_MM);
    // Wall units hang over the back of base units: their marks sit nearer to the wall, so that both can be read.
    case "overhead":
      return at(width / 2, depth * 0.36);
    case "standing":
      return at(width / 2, depth * 0.66);
  }
}

/** A cut-out has its number on the sheet of worktops, what lies flat on a wall has it on the wall's elevation. */
const isReadElsewhere = ({ article: { tags, mount, box } }: EvaluatedRow): boolean =>
  tags.includes("cutout") || (mount === "wall" && box[2] <= FLAT_MM);

function mark(owner: string, at: Vec2, text: string, home?: readonly Vec2[]): Shape {
  const radius = MARK_MM * (0.85 + 0.25 * Math.max(1, text.length));
  return {
    type: "balloon",
    role: "label",
    owner,
    at,
    text,
    radius,
    height: MARK_MM,
    ...(home ? { home } : {}),
  };
}
