import { ownValue } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { add2, fromPlan, scale2, toLocal, type Vec2 } from "@stanza/geometry";
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
import { paler } from "../picture/shading.ts";
import { viewFrom } from "../picture/view.ts";
import { holesIn } from "../plan/wall-shapes.ts";
import {
  type ElevationMeasure,
  elevationDimensionChains,
  elevationMeasures,
  SLAB_MM,
} from "./elevation-dimension-chains.ts";
import { type ElevationRow, seenRows } from "./elevation-rows.ts";
import { openingLines } from "./opening-lines.ts";

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
  const segments = wallSegments(room);
  const beside = (step: 1 | -1): WallSegment | undefined => {
    const index = (step === 1 ? facets.at(-1)! : facets[0]!).index + step;
    return segments[room.openEnd === null ? (index + segments.length) % segments.length : index];
  };
  const [before, after] = [beside(-1), beside(1)];
  const seen = seenRows(evaluated.rows, segment, facets);
  const bodies = seen.flatMap(({ row, frame }) =>
    row.article.parts.flatMap(
      (part) =>
        partBody(part, frame, FRONT.toViewer, lookOf(materials(part.material, row.row), row.row.id)) ?? [],
    ),
  );
  const faces = faceShapes(paintingOrder(bodies, FRONT.toViewer), FRONT, ({ look }) => ({
    fill: paler(look.color, 0.3),
  }));
  return drawingOf("elevation", title ?? segment.name, [
    ...shell(segment, facets, before, after, evaluated.rows),
    ...faces,
    ...openingLines(seen),
    ...elevationDimensionChains(segment.wall.id, elevationMeasuresOf(input), language),
    ...seen.flatMap((row) => mark(row, ownValue(labels, row.row.row.id))),
  ]);
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
  const segments = wallSegments(room);
  const index = facets.at(-1)!.index + 1;
  const after = segments[room.openEnd === null ? index % segments.length : index];
  const seen = seenRows(evaluated.rows, segment, facets);
  const chains = !hiddenChains.includes(segment.wall.id);
  return elevationMeasures(segment, seen, after?.wall.thickness ?? 0, chains);
}

/** The wall's face with its openings, the floor, and the walls beside it where the view cuts them. */
function shell(
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

function mark({ row, frame }: ElevationRow, text: string | undefined): readonly Shape[] {
  if (text === undefined || frame.rotY !== 0) return [];
  const [width, height] = row.article.box;
  // A mark hides a worktop: it stands on top of it, near its end.
  const at: Vec2 =
    height < 2.5 * MARK_MM
      ? [frame.at[0] + width - 1.5 * MARK_MM, -(frame.at[1] + height + 1.4 * MARK_MM)]
      : [frame.at[0] + width / 2, -(frame.at[1] + height / 2)];
  const owner = row.row.id;
  const radius = MARK_MM * (0.85 + 0.25 * Math.max(1, text.length));
  return [
    { type: "arc", role: "label", owner, centre: at, radius, startAngle: 0, endAngle: 360 },
    { type: "text", role: "label", owner, at, text, height: MARK_MM, align: "middle", angle: 0 },
  ];
}
