import type { EvaluatedRow } from "@stanza/evaluation";
import { normaliseAngle, planToParent, sub2, toLocal, type Vec2 } from "@stanza/geometry";
import { placeRows, type RowId } from "@stanza/project";
import type { LengthUnit } from "@stanza/quantities";
import type { Ghost } from "../ghost.ts";
import { IDLE, type Moving } from "../interaction.ts";
import { movedOverWall, wallLookedAt } from "../moved-over-wall.ts";
import { moveRows } from "../moved-rows.ts";
import { placementsOf } from "../placement.ts";
import { onSameSurface, type PointerInput, pointOn, type Surface } from "../pointer-input.ts";
import { NO_LINES } from "../snapping/over-wall.ts";
import { snapOptions } from "../snapping/request.ts";
import { surroundingsOf, withCollision } from "../surroundings.ts";
import { applyTyped, sideTowards } from "../typed-distance.ts";
import { typedLengthAfter } from "../typed-length.ts";
import { refusedByCollision } from "./refused-by-collision.ts";
import { type Effect, notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";
import { turnOfKey } from "./turn-of-key.ts";

/** The start of a move: one row and a point, or `carried` without a press, which takes the first of the selection. */
export type MovingArgs = { readonly leader: RowId; readonly from: PointerInput } | { readonly carried: true };

/** Rows follow the pointer: over the floor, where they snap to walls and neighbours, or over a wall, where they keep their depth. */
export const moving: Tool<Moving, MovingArgs> = {
  edits: true,

  enter(args, context) {
    const carried = "carried" in args;
    const ids = carried ? context.rows.ids : [args.leader];
    const [leader] = context.rows.movable(ids);
    const locked = context.rows.lockedNotice(ids);
    if (!leader) return toIdle(...(locked ? [notify(locked)] : []));
    const from = carried
      ? { at: middleOf(leader), surface: { kind: "floor" } as const }
      : { at: args.from.at, surface: args.from.surface };
    const movers = context.rows.movers().filter(({ row }) => isSeen(row.id, from.surface));
    return step({
      kind: "moving",
      leader: leader.row.id,
      ...taken(
        movers.map(({ row }) => row.id),
        context,
      ),
      from,
      last: null,
      carried,
      ghosts: [],
      distances: [],
      lines: NO_LINES,
      typed: "",
      typedSide: "left",
    });
  },

  down: (state, input, context) => step(followed(state, input, context)),
  move: (state, input, context) => step(followed(state, input, context)),
  up: (state, input, context) => putDown(state, input.alt, context),

  key(state, { key, shift, ctrl }, context) {
    if (ctrl) return null;
    const turn = turnOfKey(key, shift);
    if (turn !== null) return step(turned(state, turn, context));
    const typed = typedLengthAfter(state.typed, key);
    if (typed !== null) return step({ ...state, typed });
    if (shift) return null;
    return key === "Enter" ? putDown(state, false, context) : null;
  },

  cancel(state, why) {
    if (why === "pointerLost") return state.carried ? step(state) : toIdle();
    return state.typed === "" ? toIdle() : step({ ...state, typed: "" });
  },

  refresh(state, context) {
    const there = context.rows.movable(state.movers).map(({ row }) => row.id);
    if (!there.includes(state.leader)) return toIdle();
    const fresh: Moving = {
      ...state,
      ...taken(there, context),
      ghosts: state.ghosts.filter(({ row }) => row !== null && there.includes(row)),
    };
    return step(fresh);
  },
};

const isSeen = (row: RowId, surface: Surface): boolean => surface.kind === "floor" || surface.seen.has(row);

function taken(movers: readonly RowId[], { project, evaluated, rows }: ToolContext) {
  return {
    movers,
    surroundings: surroundingsOf({ project, evaluated }, new Set([...movers, ...rows.held().hiddenRows])),
  };
}

const middleOf = ({ frame, article: { box } }: EvaluatedRow): Vec2 =>
  planToParent(frame, [box[0] / 2, box[2] / 2]);

/** The moving rows after a move of the pointer. */
function followed(state: Moving, input: PointerInput, context: ToolContext): Moving {
  const rows = context.rows.rows(state.movers);
  const leader = rows.find(({ row }) => row.id === state.leader);
  if (!leader) return state;
  const ordered = [leader, ...rows.filter((row) => row !== leader)];
  return input.surface.kind === "wall"
    ? overWall(state, ordered, input, input.surface, context)
    : overFloor(state, ordered, input, context);
}

function overFloor(
  state: Moving,
  rows: readonly EvaluatedRow[],
  input: PointerInput,
  context: ToolContext,
): Moving {
  const [leader, ...others] = rows;
  if (!leader) return state;
  const from = state.from.surface.kind === "floor" ? state.from.at : middleOf(leader);
  const { selection, toggles } = context.state;
  const linked = rows.filter(({ row }) => !selection.includes(row.id)).length;
  const rotY = state.ghosts[0]?.frame.rotY ?? leader.frame.rotY;
  const options = snapOptions(toggles, input);
  const { ghosts, distances } = moveRows(
    leader,
    others,
    from,
    input.at,
    rotY,
    state.surroundings,
    options,
    linked,
  );
  const [first] = ghosts;
  const way = sub2(input.at, from);
  const typedSide = state.typed === "" && first ? sideTowards(first, way, distances) : state.typedSide;
  return { ...state, last: input, ghosts, distances, typedSide, lines: NO_LINES };
}

/** Rows that are not visible in front of the wall stay in place. */
function overWall(
  state: Moving,
  rows: readonly EvaluatedRow[],
  input: PointerInput,
  surface: Surface & { readonly kind: "wall" },
  context: ToolContext,
): Moving {
  const segment = wallLookedAt(context.project, surface.wall);
  const seen = rows.filter(({ row }) => surface.seen.has(row.id));
  const [leader] = seen;
  if (!segment || !leader) return state;
  const from = onSameSurface(state.from.surface, surface)
    ? pointOn(state.from)
    : middleOver(leader, segment.frame);
  const options = snapOptions(context.state.toggles, input);
  const moved = movedOverWall(
    seen,
    sub2(surface.at, from),
    segment,
    surface.seen,
    state.surroundings,
    options,
  );
  return { ...state, last: input, ...moved, distances: [] };
}

function middleOver({ frame, article: { box } }: EvaluatedRow, wall: EvaluatedRow["frame"]): Vec2 {
  const [x, z] = planToParent(frame, [box[0] / 2, box[2] / 2]);
  const [along, up] = toLocal(wall, [x, frame.at[1] + box[1] / 2, z]);
  return [along, up];
}

/** Turns the grabbed row in place; a wall may turn it back when it snaps. */
function turned(state: Moving, by: number, context: ToolContext): Moving {
  const [first, ...rest] = state.ghosts;
  if (!first || state.last?.surface.kind === "wall") return state;
  const frame = { ...first.frame, rotY: normaliseAngle(first.frame.rotY + by) };
  const next: Moving = { ...state, ghosts: [{ ...first, frame }, ...rest] };
  return state.last ? followed(next, state.last, context) : next;
}

function putDown(state: Moving, force: boolean, context: ToolContext): Step {
  const rows = context.rows.rows(state.movers);
  const ghosts = finalGhosts(state, rows, context.walls.unit);
  const refused = refusedByCollision(ghosts, force, context);
  if (refused) return toIdle(refused);
  const placements = placementsOf(ghosts, rows);
  const commit: Effect = {
    do: "commit",
    name: "move",
    change: (project) => placeRows(project, { placements }),
  };
  return { to: IDLE, effects: placements.length === 0 ? [] : [commit] };
}

/** The ghosts at their final places: the grabbed one at the typed distance, if any. */
function finalGhosts(
  { ghosts, typed, typedSide, distances, leader, surroundings }: Moving,
  rows: readonly EvaluatedRow[],
  unit: LengthUnit,
): readonly Ghost[] {
  const [first, ...rest] = ghosts;
  if (!first || typed === "") return ghosts;
  const mount = rows.find(({ row }) => row.id === leader)?.article.mount ?? "free";
  const openingsIn = mount === "wall-opening" ? surroundings.walls : [];
  const set = applyTyped(first, typed, typedSide, distances, openingsIn, unit);
  return [withCollision(set, mount, surroundings), ...rest];
}
