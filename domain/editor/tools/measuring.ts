import { type QuoteGround, quoteGround } from "@stanza/evaluation";
import { distance2, dot2, sub2, type Vec2 } from "@stanza/geometry";
import { putQuote, type Quote, type QuoteKind } from "@stanza/project";
import type { Measuring } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import { isHeldPoint, POINTS, quoteFromPoints } from "../quotes/quote-from-points.ts";
import { quotePoints, type SnappedQuotePoint, snapQuotePoint } from "../quotes/snap-quote-point.ts";
import { NOTHING_SELECTED, notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** Points are taken from within this, CSS pixels; by a finger from twice as far. */
const REACH_PIXELS = 12;
/** mm an arrow key moves a point that nothing holds. */
const STEP_MM = 50;
/** How much farther away a point may lie to the side than ahead. */
const SIDEWAYS = 2;
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Dimensions and remarks of a kind, one after the other: a click points at what is measured, Shift keeps it straight. */
export const measuring: Tool<Measuring, QuoteKind> = {
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

/** What points are held by, as it is shown now. */
export function groundNow({ project, evaluated, rows }: ToolContext): QuoteGround {
  const { hiddenRows } = rows.held();
  const shown = evaluated.rows.filter(({ row }) => !hiddenRows.has(row.id));
  return quoteGround(project.rooms, { rows: shown });
}

/** The dimension that the points so far and the pointer would make. */
export function pendingQuote({ making, points, hover, ground }: Measuring): Quote | null {
  if (!hover) return null;
  const shown = [...points, hover];
  // Two points of a line show what it will measure before its place is chosen.
  const filled = making === "linear" && shown.length === 2 ? [...shown, hover] : shown;
  return quoteFromPoints(making, "pending", filled, "…", ground);
}

const free = (place: Vec2): SnappedQuotePoint => ({ point: { at: place }, place, reason: "free" });

function snapped({ making, points, ground }: Measuring, { at, shift, touch, mmPerPixel }: PointerInput) {
  const before = points.at(-1)?.place;
  const isHeld = isHeldPoint(making, points.length);
  if (shift && before && isHeld) {
    const [dx, dy] = sub2(at, before);
    return free(Math.abs(dx) > Math.abs(dy) ? [at[0], before[1]] : [before[0], at[1]]);
  }
  const reach = REACH_PIXELS * mmPerPixel * (touch ? 2 : 1);
  return isHeld ? snapQuotePoint(at, reach, ground) : free(at);
}

function put(state: Measuring, point: SnappedQuotePoint, context: ToolContext): Step {
  const { making, points, ground } = state;
  const before = points.at(-1);
  if (before && isHeldPoint(making, points.length) && distance2(before.place, point.place) < 1)
    return step(state);
  const next = [...points, point];
  if (next.length < POINTS[making]) return step({ ...state, points: next, hover: point });
  const empty: Measuring = { ...state, points: [], hover: null };
  const quote = quoteFromPoints(making, context.newId(), next, making === "text" ? "…" : "", ground);
  if (!quote) return step(empty);
  if (quote.kind === "text") return step(empty, notify({ kind: "noteBegun", quote: { ...quote, text: "" } }));
  if (!putQuote(context.project, quote).ok) return step(empty, notify({ kind: "quoteRefused" }));
  return step(
    empty,
    { do: "commit", name: "quote", change: (project) => putQuote(project, quote) },
    notify({ kind: "measured", of: quote.kind }),
  );
}

/** The next point in the direction of an arrow; a point that nothing holds goes so far. */
function pointed({ making, points, hover, ground }: Measuring, way: Vec2): SnappedQuotePoint | null {
  const from = hover ?? points.at(-1);
  if (from && !isHeldPoint(making, points.length))
    return free([from.place[0] + way[0] * STEP_MM, from.place[1] + way[1] * STEP_MM]);
  const candidates = quotePoints(ground);
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
