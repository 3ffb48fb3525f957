import { ownValue } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { add2, fromPlan, scale2, toLocal, toParent, type Vec2 } from "@stanza/geometry";
import {
  type Room,
  type RowId,
  viewedWall,
  type WallId,
  type WallSegment,
  wallSegments,
} from "@stanza/project";
import type { Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { faceShapes } from "../picture/face-shapes.ts";
import { lookOf, type MaterialLooks } from "../picture/material-looks.ts";
import { paintingOrder } from "../picture/painting-order.ts";
import { partBody } from "../picture/part-faces.ts";
import { paperTone } from "../picture/shading.ts";
import { laidTiles } from "../picture/tile-joints.ts";
import { viewFrom } from "../picture/view.ts";
import { disciplineOf } from "../plan/discipline.ts";
import { drawnPosition } from "../plan/drawn-position.ts";
import { holesIn } from "../plan/wall-shapes.ts";
import {
  type ElevationMeasure,
  elevationDimensionChains,
  elevationMeasures,
  SLAB_MM,
} from "./elevation-dimension-chains.ts";
import { type ElevationRow, seenRows } from "./elevation-rows.ts";
import { openingLines } from "./opening-lines.ts";
import { serviceSymbol } from "./service-symbol.ts";

export interface ElevationInput {
  readonly room: Room;
  readonly wall: WallId;
  readonly evaluated: EvaluatedProject;
  readonly materials: MaterialLooks;
  /** The language of the figures. */
  readonly language: string;
  /** The name of the view; absent: the wall's letter. */
  readonly title?: string;
  /** Walls of which only the length and the heights are measured. */
  readonly hiddenChains?: readonly WallId[];
  /** Short marks of rows, as on the plan. */
  readonly labels?: Readonly<Record<RowId, string>>;
}

const MARK_MM = 80;
const FRONT = viewFrom(0, 0);

/**
 * One wall seen straight on from inside the room (a curved one along its chord): the wall with its openings, what stands and hangs along it with nearer things over
 * farther ones, opening lines of doors, dimensions.
 *
 * Millimetres; paper X runs along the wall from its start, paper Y is minus the height above the floor. `null` when the room has no such
 * wall.
 */
export function drawElevation(input: ElevationInput): Drawing | null {
  const { room, wall, evaluated, materials, language, title, labels = {} } = input;
  const viewed = viewedWall(room, wall);
  if (!viewed) return null;
  const { segment, curve } = viewed;
  const facets = curve?.facets ?? [segment];
  const [before, after] = [wallBeside(room, facets, -1), wallBeside(room, facets, 1)];
  const seen = seenRows(evaluated.rows, segment, facets);
  const bodies = seen.flatMap(({ row, frame }) =>
    row.article.parts.flatMap((part) => {
      const material = materials(part.material, row.row);
      const tiles = laidTiles(material?.pattern, FRONT.project(toParent(frame, part.at)));
      const look = lookOf(material, row.row.id);
      return partBody(part, frame, FRONT.toViewer, tiles ? { ...look, tiles } : look) ?? [];
    }),
  );
  const faces = faceShapes(paintingOrder(bodies, FRONT.toViewer), FRONT, ({ look }) => ({
    fill: paperTone(look.color),
  }));
  const disciplines = new Map(seen.map(({ row }) => [row.row.id, disciplineOf(row)]));
  const ofRow = (shape: Shape): Shape => {
    const discipline = shape.owner === undefined ? undefined : disciplines.get(shape.owner);
    return discipline ? { ...shape, discipline } : shape;
  };
  const drawing = drawingOf("elevation", title ?? segment.name, [
    ...shell(segment, facets, before, after, evaluated.rows),
    ...[...faces, ...openingLines(seen), ...seen.flatMap(serviceSymbol)].map(ofRow),
    ...elevationDimensionChains(segment.wall.id, elevationMeasuresOf(input), language),
    ...seen.flatMap((row) => mark(row, ownValue(labels, row.row.row.id))),
  ]);
  const positions = seen.map(({ row, frame: { at } }) =>
    drawnPosition(row, { at: [at[0], -at[1]], turn: 0 }, labels, language),
  );
  return { ...drawing, positions, ...(room.name === undefined ? {} : { room: room.name }) };
}

/** The wall before or after the facets of a viewed wall. */
export function wallBeside(
  room: Room,
  facets: readonly WallSegment[],
  step: 1 | -1,
): WallSegment | undefined {
  const segments = wallSegments(room);
  const index = (step === 1 ? facets.at(-1)! : facets[0]!).index + step;
  return segments[room.openEnd === null ? (index + segments.length) % segments.length : index];
}

/** Returns the measures of `drawElevation`, for figures that can be typed into; nothing where the room has no such wall. */
export function elevationMeasuresOf({
  room,
  wall,
  evaluated,
  hiddenChains = [],
}: Pick<ElevationInput, "room" | "wall" | "evaluated" | "hiddenChains">): readonly ElevationMeasure[] {
  const viewed = viewedWall(room, wall);
  if (!viewed) return [];
  const { segment, curve } = viewed;
  const facets = curve?.facets ?? [segment];
  const seen = seenRows(evaluated.rows, segment, facets);
  const chains = !hiddenChains.includes(segment.wall.id);
  const thickness = (step: 1 | -1): number => wallBeside(room, facets, step)?.wall.thickness ?? 0;
  return elevationMeasures(segment, seen, [thickness(-1), thickness(1)], chains);
}

/** The wall's face with its openings, the floor, and the walls beside it where the view cuts them. */
export function shell(
  segment: WallSegment,
  facets: readonly WallSegment[],
  before: WallSegment | undefined,
  after: WallSegment | undefined,
  rows: readonly EvaluatedRow[],
): readonly Shape[] {
  const { length, height, endHeight, wall } = segment;
  const along = (facet: WallSegment, x: number): number =>
    toLocal(segment.frame, fromPlan(add2(facet.from, scale2(facet.direction, x))))[0];
  const rectangle = (x0: number, y0: number, x1: number, y1: number): readonly Vec2[] => [
    [x0, -y0],
    [x1, -y0],
    [x1, -y1],
    [x0, -y1],
  ];
  const left = before ? -before.wall.thickness : 0;
  const right = length + (after ? after.wall.thickness : 0);
  const base = { type: "polygon", owner: wall.id } as const;
  return [
    {
      ...base,
      role: "floor",
      points: [
        [0, 0],
        [length, 0],
        [length, -endHeight],
        [0, -height],
      ],
    },
    { ...base, role: "wall", points: rectangle(left, -SLAB_MM, right, 0) },
    ...(before
      ? [
          {
            ...base,
            role: "wall",
            owner: before.wall.id,
            points: rectangle(left, 0, 0, before.endHeight),
          } as const,
        ]
      : []),
    ...(after
      ? [
          {
            ...base,
            role: "wall",
            owner: after.wall.id,
            points: rectangle(length, 0, right, after.height),
          } as const,
        ]
      : []),
    {
      type: "polyline",
      role: "wall",
      owner: wall.id,
      points: [
        [0, -height],
        [length, -endHeight],
      ],
    },
    ...facets.flatMap((facet) =>
      holesIn(facet, rows).map(
        ({ row, from, to, sill, top }): Shape => ({
          type: "polygon",
          role: "opening",
          owner: row.row.id,
          points: rectangle(along(facet, from), sill, along(facet, to), top),
        }),
      ),
    ),
  ];
}

function mark(seen: ElevationRow, text: string | undefined): readonly Shape[] {
  const { row, frame } = seen;
  const { tags, box } = row.article;
  if (text === undefined || frame.rotY !== 0) return [];
  const [width, height] = box;
  const [x, y] = frame.at;
  // A cut-out has no body: its mark would stand on that of the worktop.
  if (tags.includes("cutout")) return [];
  const home: readonly Vec2[] = [
    [x, -y - height],
    [x + width, -y - height],
    [x + width, -y],
    [x, -y],
  ];
  const radius = MARK_MM * (0.85 + 0.25 * Math.max(1, text.length));
  const at: Vec2 = [x + width / 2, -(y + height / 2)];
  return [{ type: "balloon", role: "label", owner: row.row.id, at, text, radius, height: MARK_MM, home }];
}
