import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, type Vec2 } from "@stanza/geometry";
import { viewedWall } from "@stanza/project";
import { labelled } from "@stanza/quantities";
import type { Drawing, DrawnPosition, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { chainOfRow, disciplineOf } from "../plan/discipline.ts";
import { drawnPosition } from "../plan/drawn-position.ts";
import { formatLength } from "../plan/plan-length.ts";
import { type ElevationInput, elevationMeasuresOf, shell, wallBeside } from "./draw-elevation.ts";
import { elevationDimensionChains } from "./elevation-dimension-chains.ts";
import { type ElevationRow, seenRows } from "./elevation-rows.ts";
import { serviceSymbol } from "./service-symbol.ts";

const MARK_MM = 80;

export interface ServicesInput extends Omit<ElevationInput, "materials" | "labels"> {
  /** What was chosen for a row, in words: the kind of the service. */
  readonly describe?: (row: EvaluatedRow) => readonly string[];
}

/**
 * One wall for those who lay pipes and cables, before anything stands there: its openings, its services by their middle from the wall's start
 * and from the finished floor, each with a number of its own, and the outlines of the furniture. `null` where the wall has no service.
 */
export function drawServices(input: ServicesInput): Drawing | null {
  const { room, wall, evaluated, language, title, describe } = input;
  const viewed = viewedWall(room, wall);
  if (!viewed) return null;
  const { segment, curve } = viewed;
  const facets = curve?.facets ?? [segment];
  const seen = seenRows(evaluated.rows, segment, facets);
  const services = seen
    .filter(({ row, frame }) => disciplineOf(row) === "services" && frame.rotY === 0)
    .toSorted((a, b) => a.frame.at[0] - b.frame.at[0]);
  if (services.length === 0) return null;
  const name = title ?? segment.name;
  const measures = elevationMeasuresOf(input).filter(
    ({ discipline, kind }) => discipline === "services" || discipline === "openings" || kind === "whole",
  );
  const marks = new Map(services.map(({ row }, i) => [row.row.id, `${name}${i + 1}`]));
  const shapes: readonly Shape[] = [
    ...shell(segment, facets, wallBeside(room, facets, -1), wallBeside(room, facets, 1), evaluated.rows),
    ...seen.flatMap(outlineOf),
    ...services.flatMap(serviceSymbol).map((shape): Shape => ({ ...shape, discipline: "services" })),
    ...elevationDimensionChains(segment.wall.id, measures, language),
    ...services.map((one) => markOf(one, marks)),
  ];
  const positions = services.map((one): DrawnPosition => {
    const [x, y] = middleOf(one);
    const place = { at: [one.frame.at[0], -one.frame.at[1]], turn: 0 } as const;
    const position = drawnPosition(one.row, place, Object.fromEntries(marks), language);
    const kind = describe?.(one.row).join(", ");
    const figures = `${formatLength(x, language)} | +${formatLength(-y, language)}`;
    return { ...position, description: labelled(kind || position.description, figures, language) };
  });
  return {
    ...drawingOf("services", name, shapes),
    positions,
    ...(room.name === undefined ? {} : { room: room.name }),
  };
}

const middleOf = ({ row, frame }: ElevationRow): Vec2 => [
  frame.at[0] + row.article.box[0] / 2,
  -(frame.at[1] + row.article.box[1] / 2),
];

/** What will stand there, as an outline. */
function outlineOf({ row, frame }: ElevationRow): readonly Shape[] {
  const chain = chainOfRow(row);
  if (chain !== "units" && chain !== "appliances") return [];
  const xs = boxFootprint(frame, row.article.box).map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [-frame.at[1], -(frame.at[1] + row.article.box[1])];
  const points: readonly Vec2[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
    [left, low],
  ];
  return [
    {
      type: "polyline",
      role: "hidden",
      owner: row.row.id,
      discipline: disciplineOf(row),
      dashed: true,
      points,
    },
  ];
}

function markOf(one: ElevationRow, marks: ReadonlyMap<string, string>): Shape {
  const owner = one.row.row.id;
  const text = marks.get(owner) ?? "";
  const at = middleOf(one);
  return { type: "balloon", role: "label", owner, at, text, radius: 1.4 * MARK_MM, height: MARK_MM };
}
