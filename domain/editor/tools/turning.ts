import type { EvaluatedRow } from "@stanza/evaluation";
import { normaliseAngle, rotYOfDirection, sub2, type Vec2 } from "@stanza/geometry";
import { placeRows } from "@stanza/project";
import { middleOf, rotateChange, turnableOf, turned } from "../commands.ts";
import type { Ghost } from "../ghost.ts";
import type { Turning } from "../interaction.ts";
import { placementsOf } from "../placement.ts";
import { surroundingsOf, withCollision } from "../surroundings.ts";
import { typedAfter } from "../typed-distance.ts";
import { refusedByCollision } from "./refused-by-collision.ts";
import { notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";
import { turnOfKey } from "./turn-of-key.ts";

/** Step of the ring's handle, unless Shift is held, degrees (ux.md §3.3). */
const STEP = 15;

/** Turns the selection with the handle of the ring around it, grabbed at a point of the plan. */
export const turning: Tool<Turning, Vec2> = {
  edits: true,

  enter(at, context) {
    const turnable = turnableOf(context.rows.movable());
    const locked = context.rows.lockedNotice();
    if (turnable.length === 0) return step(context.state.interaction, ...(locked ? [notify(locked)] : []));
    const pivot = middleOf(turnable);
    const movers = turnable.map(({ row }) => row.id);
    const from = directionOf(pivot, at);
    return step({ kind: "turning", ...taken(movers, context), pivot, from, by: 0, ghosts: [], typed: "" });
  },

  down: (state, input, context) => turning.move(state, input, context),

  move(state, { at, shift }, context) {
    const way = normaliseAngle(directionOf(state.pivot, at) - state.from);
    const by = normaliseAngle(shift ? Math.round(way * 10) / 10 : Math.round(way / STEP) * STEP);
    const ghosts = ghostsAt(state, by, context.rows.rows(state.movers));
    return step({ ...state, by, ghosts });
  },
  up: (state, input, context) => putDown(state, input.alt, context),

  key(state, { key, shift, ctrl }, context) {
    if (ctrl) return null;
    // Keys do not turn the selection while the pointer does.
    if (turnOfKey(key, shift) !== null) return step(state);
    if (shift) return null;
    const typed = typedAfter(state.typed, key);
    if (typed !== null) return step({ ...state, typed });
    return key === "Enter" ? putDown(state, false, context) : null;
  },

  cancel: (state, why) =>
    why === "pointerLost" || state.typed === "" ? toIdle() : step({ ...state, typed: "" }),

  refresh(state, context) {
    const there = turnableOf(context.rows.movable(state.movers)).map(({ row }) => row.id);
    return there.length === state.movers.length ? step({ ...state, ...taken(there, context) }) : toIdle();
  },
};

function taken(movers: Turning["movers"], { project, evaluated, rows }: ToolContext) {
  const except = new Set([...movers, ...rows.held().hiddenRows]);
  return { movers, surroundings: surroundingsOf({ project, evaluated }, except) };
}

const directionOf = (pivot: Vec2, at: Vec2): number => rotYOfDirection(sub2(at, pivot));

function ghostsAt(
  { pivot, surroundings }: Turning,
  by: number,
  rows: readonly EvaluatedRow[],
): readonly Ghost[] {
  return rows.map((row): Ghost => {
    const { at, rotY } = turned(row.frame, pivot, by);
    const ghost = {
      row: row.row.id,
      frame: { at, rotY },
      box: row.article.box,
      wall: null,
      reasons: [],
      shape: row.article,
    };
    return withCollision({ ...ghost, collidesWith: null }, row.article.mount, surroundings);
  });
}

function putDown(state: Turning, force: boolean, context: ToolContext): Step {
  const rows = context.rows.rows(state.movers);
  const by = angleOf(state);
  if (by === 0) return toIdle();
  if (state.typed !== "") return toIdle({ do: "commit", name: "rotate", change: rotateChange(rows, by) });
  const refused = refusedByCollision(state.ghosts, force, context);
  if (refused) return toIdle(refused);
  const placements = placementsOf(state.ghosts, rows);
  return toIdle({ do: "commit", name: "rotate", change: (project) => placeRows(project, { placements }) });
}

/** The typed angle, or the one of the pointer. */
function angleOf({ typed, by }: Turning): number {
  const value = Number.parseFloat(typed.replace(",", "."));
  return Number.isFinite(value) ? normaliseAngle(value) : by;
}
