import { type DimensionGround, dimensionGround } from "@stanza/evaluation";
import { distance2, dot2, sub2, type Vec2 } from "@stanza/geometry";
import { type Dimension, type DimensionKind, putDimension } from "@stanza/project";
import { dimensionFromPoints, isHeldPoint, POINTS } from "../dimensions/dimension-from-points.ts";
import {
  dimensionPoints,
  type SnappedDimensionPoint,
  snapDimensionPoint,
} from "../dimensions/snap-dimension-point.ts";
import type { Measuring } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import { NOTHING_SELECTED, notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** A point snaps within this distance, CSS pixels; twice as far for a finger. */
const REACH_PIXELS = 12;
/** An arrow key moves a point that nothing holds by this much, mm. */
const STEP_MM = 50;
/** Weight of a sideways distance against a distance ahead, when the next point is chosen. */
const SIDEWAYS = 2;
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Places dimensions of one kind, one after the other. A click sets a point; Shift keeps the line straight. */
export const measuring: Tool<Measuring, DimensionKind> = {
  edits: true,
  enter: (making, context) =>
    step(
      { kind: "measuring", making, ground: groundNow(context), points: [], hover: null },
      NOTHING_SELECTED,
    ),

  down: (state, input, context) => measuring.move(state, input, context),
  move: (state, input) => step({ ...state, hover: snapped(state, input) }),
  up: (state, input, context) => put(state, snapped(state, input), context),

  key(state, { key, ctrl }, context) {
    const { points, hover } = state;
    const arrow = ARROWS[key];
    if (ctrl) return null;
    if (arrow) return step({ ...state, hover: pointed(state, arrow) });
    if (key === "Enter" && hover) return put(state, hover, context);
    if (key === "Backspace" && points.length > 0) return step({ ...state, points: points.slice(0, -1) });
    return key.toLowerCase() === "m" ? toIdle() : null;
  },

  cancel(state, why) {
    if (why === "pointerLost") return step(state);
    return state.points.length > 0 ? step({ ...state, points: [] }) : toIdle();
  },
  refresh: (state, context) => step({ ...state, ground: groundNow(context) }),
};

/** The walls and the visible articles that can hold points now. */
export function groundNow({ project, evaluated, rows }: ToolContext): DimensionGround {
  const { hiddenRows } = rows.held();
  const shown = evaluated.rows.filter(({ row }) => !hiddenRows.has(row.id));
  return dimensionGround(project.rooms, { rows: shown });
}

/** The dimension that the points set so far and the pointer would make. */
export function pendingDimension({ making, points, hover, ground }: Measuring): Dimension | null {
  if (!hover) return null;
  const shown = [...points, hover];
  // Two points of a line show its length before its place is chosen.
  const filled = making === "linear" && shown.length === 2 ? [...shown, hover] : shown;
  return dimensionFromPoints(making, "pending", filled, "…", ground);
}

const free = (place: Vec2): SnappedDimensionPoint => ({ point: { at: place }, place, reason: "free" });

function snapped({ making, points, ground }: Measuring, { at, shift, touch, mmPerPixel }: PointerInput) {
  const before = points.at(-1)?.place;
  const isHeld = isHeldPoint(making, points.length);
  if (shift && before && isHeld) {
    const [dx, dy] = sub2(at, before);
    return free(Math.abs(dx) > Math.abs(dy) ? [at[0], before[1]] : [before[0], at[1]]);
  }
  const reach = REACH_PIXELS * mmPerPixel * (touch ? 2 : 1);
  return isHeld ? snapDimensionPoint(at, reach, ground) : free(at);
}

function put(state: Measuring, point: SnappedDimensionPoint, context: ToolContext): Step {
  const { making, points, ground } = state;
  const before = points.at(-1);
  if (before && isHeldPoint(making, points.length) && distance2(before.place, point.place) < 1)
    return step(state);
  const next = [...points, point];
  if (next.length < POINTS[making]) return step({ ...state, points: next, hover: point });
  const empty: Measuring = { ...state, points: [], hover: null };
  const dimension = dimensionFromPoints(making, context.newId(), next, making === "text" ? "…" : "", ground);
  if (!dimension) return step(empty);
  if (dimension.kind === "text")
    return step(empty, notify({ kind: "noteBegun", dimension: { ...dimension, text: "" } }));
  if (!putDimension(context.project, dimension).ok) return step(empty, notify({ kind: "dimensionRefused" }));
  return step(
    empty,
    { do: "commit", name: "dimension", change: (project) => putDimension(project, dimension) },
    notify({ kind: "measured", of: dimension.kind }),
  );
}

/** The next point in the direction of an arrow key; a point that nothing holds moves by one step. */
function pointed({ making, points, hover, ground }: Measuring, way: Vec2): SnappedDimensionPoint | null {
  const from = hover ?? points.at(-1);
  if (from && !isHeldPoint(making, points.length))
    return free([from.place[0] + way[0] * STEP_MM, from.place[1] + way[1] * STEP_MM]);
  const candidates = dimensionPoints(ground);
  if (!from) return candidates[0] ?? null;
  const ahead = candidates
    .map((candidate) => {
      const by = sub2(candidate.place, from.place);
      const forwards = dot2(by, way);
      return { candidate, forwards, cost: forwards + SIDEWAYS * Math.abs(by[0] * way[1] - by[1] * way[0]) };
    })
    .filter(({ forwards }) => forwards > 1)
    .toSorted((a, b) => a.cost - b.cost)[0];
  return ahead?.candidate ?? from;
}
