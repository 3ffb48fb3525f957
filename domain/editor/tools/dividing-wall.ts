import { sparingLockedWalls, type WallId } from "@stanza/project";
import { parseLength } from "@stanza/quantities";
import type { DividingWall } from "../interaction.ts";
import { nudgeLength } from "../nudge-length.ts";
import type { PointerInput } from "../pointer-input.ts";
import { alongNearest, lengthAlong, splitChange, wallInRoom } from "../walls/divided-wall.ts";
import { itemWidths } from "../walls/item-widths.ts";
import { notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** The mark moves in multiples of this, mm, and snaps to the middle within a number of pixels. */
const STEP = 10;
const MIDDLE_PIXELS = 8;
/** Minimum rest of the wall on each side, mm. */
const LEAST = 1;
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const TYPED = /^[0-9.,mc'"]$/;

/** A mark follows the pointer along the selected wall, starting at its middle; a click makes it a corner. */
export const dividingWall: Tool<DividingWall, WallId> = {
  edits: true,

  enter(wall, { project, state }) {
    const found = wallInRoom(project, wall);
    if (!found) return step(state.interaction);
    return step({ kind: "dividingWall", wall, alongMm: lengthAlong(found.viewed) / 2, typed: "" });
  },

  down: (state, input, context) => step(followed(state, input, context)),
  move: (state, input, context) => step(followed(state, input, context)),
  up: (state, input, context) => divided(followed(state, input, context), context),

  key(state, { key, shift, ctrl }, context) {
    const way = ARROWS[key];
    const { typed, alongMm } = state;
    if (way !== undefined) {
      return step(putAt({ ...state, typed: "" }, alongMm + way * nudgeLength({ shift, ctrl }), context));
    }
    if (ctrl) return null;
    if (key === "Enter") return divided(state, context);
    const next = key === "Backspace" ? typed.slice(0, -1) : TYPED.test(key) ? typed + key : null;
    if (next === null) return null;
    return step(putAt({ ...state, typed: next }, parseLength(next, context.walls.unit) ?? alongMm, context));
  },

  cancel(state, why) {
    if (why === "pointerLost") return step(state);
    return state.typed === "" ? toIdle() : step({ ...state, typed: "" });
  },

  /** The tool ends when another wall is selected. */
  refresh(state, context) {
    const isThere = context.state.wall === state.wall && wallInRoom(context.project, state.wall) !== null;
    return isThere ? step(putAt(state, state.alongMm, context)) : toIdle();
  },
};

/** The mark at the place on the wall that is nearest to the pointer. */
function followed(state: DividingWall, { at, alt, mmPerPixel }: PointerInput, context: ToolContext) {
  const found = wallInRoom(context.project, state.wall);
  if (!found) return state;
  const raw = alongNearest(found.viewed, at);
  const middle = lengthAlong(found.viewed) / 2;
  const isMiddle = !alt && Math.abs(raw - middle) <= MIDDLE_PIXELS * mmPerPixel;
  const mm = alt ? 1 : STEP;
  return putAt({ ...state, typed: "" }, isMiddle ? middle : Math.round(raw / mm) * mm, context);
}

function putAt(state: DividingWall, alongMm: number, { project }: ToolContext): DividingWall {
  const found = wallInRoom(project, state.wall);
  if (!found) return state;
  const last = lengthAlong(found.viewed) - LEAST;
  return { ...state, alongMm: Math.max(LEAST, Math.min(alongMm, last)) };
}

function divided({ wall, alongMm }: DividingWall, context: ToolContext): Step {
  const { project, evaluated, rows } = context;
  const found = wallInRoom(project, wall);
  if (!found) return toIdle();
  const split = splitChange(found, alongMm, context.newId(), itemWidths(evaluated));
  const change = sparingLockedWalls(split, rows.held().lockedWalls);
  const outcome = change(project);
  if (!outcome.ok) return toIdle(notify({ kind: "wallsRefused", refusal: outcome.refusal }));
  const { name } = found.viewed.segment;
  return toIdle(
    { do: "commit", name: "splitWall", change },
    notify({ kind: "wallDivided", wall: name, atMm: alongMm }),
  );
}
