import { type Drawing, drawPlan, type Shape } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { EvaluatedState } from "@stanza/web-project";
import { type Scheme, surfaces } from "@stanza/web-ui";
import type { Box } from "../../canvas/plan/view-transform.ts";
import type { ComparedKind, Comparison } from "./compared.ts";

/** The colour of each kind of difference, in plan, 3D and list. */
const COLOUR = {
  added: "success",
  removed: "danger",
  moved: "info",
  changed: "warning",
} as const satisfies Record<ComparedKind, string>;

export const colourOf = (kind: ComparedKind, scheme: Scheme): string => surfaces[scheme][COLOUR[kind]];

/** Shapes of what has not changed step back. */
const QUIET = 0.45;

/** Ids of rows that stand where they were before; they are no rows of the later state. */
export const placeBefore = (id: RowId): string => `was ${id}`;

/** Rows of the earlier state that the later one does not have there: removed ones, and the old places of moved ones. */
export function formerRows(
  comparison: Comparison,
): readonly { readonly row: EvaluatedRow; readonly kind: ComparedKind }[] {
  return comparison.lines.flatMap(({ before, kind, aspects, id }) => {
    if (!before || (kind !== "removed" && !aspects.includes("place"))) return [];
    const row = { ...before, row: { ...before.row, id: placeBefore(id) } };
    return [{ row, kind: kind === "removed" ? kind : ("moved" as const) }];
  });
}

/**
 * The plan of the later state with what differs in colour: new, moved and changed rows filled, removed ones and old places dashed, walls of
 * rooms that were otherwise dashed under them.
 */
export function drawCompared(
  before: EvaluatedState,
  after: EvaluatedState,
  comparison: Comparison,
  {
    language,
    scheme,
    chosen,
  }: { readonly language: string; readonly scheme: Scheme; readonly chosen: RowId | null },
): Drawing {
  const kinds = new Map(comparison.lines.map(({ id, kind }) => [id, kind]));
  const former = formerRows(comparison);
  const formerKinds = new Map(former.map(({ row, kind }) => [row.row.id, kind]));
  const now = drawPlan({
    rooms: after.project.rooms,
    evaluated: after.evaluated,
    language,
    dimensionChains: false,
  });
  const gone = drawPlan({
    rooms: [],
    evaluated: { rows: former.map(({ row }) => row), failed: [] },
    language,
    dimensionChains: false,
  });
  const otherRooms = new Set(
    comparison.difference.rooms.flatMap((one) =>
      one.kind === "removed"
        ? [one.room.id]
        : one.kind === "changed" && one.aspects.includes("shape")
          ? [one.after.id]
          : [],
    ),
  );
  const oldRooms = drawPlan({
    rooms: before.project.rooms.filter(({ id }) => otherRooms.has(id)),
    evaluated: { rows: [], failed: [] },
    language,
    dimensionChains: false,
  });
  const isChosen = (owner: string) => chosen !== null && (owner === chosen || owner === placeBefore(chosen));
  const coloured = (shape: Shape): Shape => {
    const kind = shape.owner === undefined ? undefined : kinds.get(shape.owner);
    if (!kind) return { ...shape, opacity: (shape.opacity ?? 1) * QUIET };
    const stroke = colourOf(kind, scheme);
    const fill = surfaces[scheme][`${COLOUR[kind]}Tint`];
    const isFilled = shape.type === "polygon" && (shape.role === "article" || shape.role === "wall-unit");
    const opacity = chosen === null || isChosen(shape.owner ?? "") ? 1 : 0.5;
    return { ...shape, stroke, opacity, ...(isFilled ? { fill } : {}) };
  };
  const dashed = (shape: Shape): Shape => ({
    ...shape,
    stroke: colourOf(formerKinds.get(shape.owner ?? "") ?? "removed", scheme),
    fill: "none",
    dashed: true,
    opacity: chosen === null || isChosen(shape.owner ?? "") ? 1 : 0.4,
  });
  const walls = oldRooms.shapes.filter(({ role }) => role === "wall").map(dashed);
  const shapes = [...now.shapes.map(coloured), ...walls, ...gone.shapes.map(dashed)];
  return { ...now, shapes, bounds: boundsOf(shapes) ?? now.bounds };
}

/** Around the shapes of a row, where it is and where it was; `null`: it is not drawn. */
export const placeOfRow = ({ shapes }: Drawing, id: RowId): Box | null =>
  boundsOf(shapes.filter(({ owner }) => owner === id || owner === placeBefore(id)));

function boundsOf(shapes: readonly Shape[]): Box | null {
  const points = shapes.flatMap(pointsOf);
  if (points.length === 0) return null;
  const least = (axis: 0 | 1) =>
    points.reduce((so, point) => Math.min(so, point[axis]), Number.POSITIVE_INFINITY);
  const most = (axis: 0 | 1) =>
    points.reduce((so, point) => Math.max(so, point[axis]), Number.NEGATIVE_INFINITY);
  return { min: [least(0), least(1)], max: [most(0), most(1)] };
}

function pointsOf(shape: Shape): readonly Vec2[] {
  switch (shape.type) {
    case "polygon":
    case "polyline":
      return shape.points;
    case "arc":
      return [
        [shape.centre[0] - shape.radius, shape.centre[1] - shape.radius],
        [shape.centre[0] + shape.radius, shape.centre[1] + shape.radius],
      ];
    case "dimension":
      return [shape.from, shape.to];
    default:
      return [shape.at];
  }
}
