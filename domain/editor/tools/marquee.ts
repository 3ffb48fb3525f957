import type { EvaluatedRow } from "@stanza/evaluation";
import { planToParent, toLocal, type Vec2 } from "@stanza/geometry";
import { type RowId, withGroups } from "@stanza/project";
import type { Marquee } from "../interaction.ts";
import { wallLookedAt } from "../moved-over-wall.ts";
import { isStill, type PointerInput, pointOn, type Surface } from "../pointer-input.ts";
import { type Step, set, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** A rectangle that selects the rows whose middle is in it. A click selects the pressed wall, or nothing. */
export const marquee: Tool<Marquee, PointerInput> = {
  edits: false,

  enter: (pressed, { state }) =>
    step({
      kind: "marquee",
      pressed,
      from: pointOn(pressed),
      to: pointOn(pressed),
      surface: pressed.surface,
      add: pressed.shift || state.toggles.multiSelection,
    }),
  down: (state) => step(state),
  move: (state, input) => step({ ...state, to: pointOn(input) }),

  up(state, input, context) {
    const { pressed, add } = state;
    const { selection, entered } = context.state;
    if (isStill(pressed, input)) {
      if (pressed.touch) return toggled(pressed.rows[0], context);
      if (pressed.wall !== null) return toIdle(set({ selection: [], wall: pressed.wall, entered: null }));
    }
    const caught = withGroups(context.project, caughtIn(state, context));
    const now = add ? [...selection, ...caught] : caught;
    return toIdle(set({ selection: [...new Set(now)], wall: null, entered: add ? entered : null }));
  },
  key: () => null,
  cancel: () => toIdle(),
  refresh: (state) => step(state),
};

/** A tap where a finger draws rectangles: the tapped row joins the selection, or leaves it. */
function toggled(row: RowId | undefined, { rows, state: { selection } }: ToolContext): Step {
  if (row === undefined) return toIdle();
  const taken = rows.as(row);
  const now = selection.includes(row)
    ? selection.filter((id) => !taken.includes(id))
    : [...new Set([...selection, ...taken])];
  return toIdle(set({ selection: now, wall: null }));
}

/** The person's rows whose middles are in the rectangle, without hidden or locked ones. */
function caughtIn({ from, to, surface }: Marquee, context: ToolContext): readonly RowId[] {
  const { hiddenRows, lockedRows } = context.rows.held();
  const inside = (point: Vec2 | null): boolean =>
    point !== null && ([0, 1] as const).every((axis) => isBetween(point[axis], from[axis], to[axis]));
  return context.evaluated.rows
    .filter(({ row, automatic }) => !automatic && !hiddenRows.has(row.id) && !lockedRows.has(row.id))
    .filter((row) => inside(middleOn(surface, row, context)))
    .map(({ row }) => row.id);
}

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

/** The middle of a row on a surface; `null` when the row is not visible there. */
function middleOn(
  surface: Surface,
  { row, frame, article: { box } }: EvaluatedRow,
  { project }: ToolContext,
): Vec2 | null {
  const plan = planToParent(frame, [box[0] / 2, box[2] / 2]);
  if (surface.kind === "floor") return plan;
  const segment = surface.seen.has(row.id) ? wallLookedAt(project, surface.wall) : undefined;
  if (!segment) return null;
  const [along, up] = toLocal(segment.frame, [plan[0], frame.at[1] + box[1] / 2, plan[1]]);
  return [along, up];
}
