import type { Vec2 } from "@stanza/geometry";
import { sparingLockedWalls, USUAL_LENGTHS } from "@stanza/project";
import { type LengthQuestion, type LengthUnit, lengthQuestion } from "@stanza/quantities";
import type { RoomEditName } from "../edit-notice.ts";
import type { GrippingWall } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import { typedLengthAfter } from "../typed-length.ts";
import { itemWidths } from "../walls/item-widths.ts";
import { type Gripped, gripPlace, pulled, type WallGrip } from "../walls/wall-gripping.ts";
import { wallPointer } from "../walls/wall-pointer.ts";
import { notify, type Step, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** Moves a handle of a wall or a room, grabbed at a point of the plan: it changes a preview, and the release is one step. */
export const grippingWall: Tool<GrippingWall, { readonly grip: WallGrip; readonly from: Vec2 }> = {
  edits: true,

  enter: ({ grip, from }) =>
    step({
      kind: "grippingWall",
      grip,
      from,
      last: null,
      typed: "",
      gripped: null,
      preview: null,
      refusal: null,
    }),

  down: (state) => step(state),
  move: (state, input, context) => step(followed(state, input, context)),
  up: (state, _, context) => letGo(state, context),

  key(state, { key, ctrl }, context) {
    if (ctrl) return null;
    if (key === "Enter") {
      const asked = gripQuestion(state, context.walls.unit);
      return asked && state.last
        ? step(followed({ ...state, typed: asked.meant }, state.last, context))
        : letGo(state, context);
    }
    const typed = typedAfter(state.typed, key, state.grip);
    if (typed === null || !state.last) return null;
    return step(followed({ ...state, typed }, state.last, context));
  },

  cancel(state, why, context) {
    if (why === "pointerLost" || state.typed === "") return toIdle();
    const cleared = { ...state, typed: "" };
    return step(state.last ? followed(cleared, state.last, context) : cleared);
  },

  refresh(state, context) {
    if (!gripPlace(context.project, state.grip)) return toIdle();
    return step(state.last ? followed(state, state.last, context) : state);
  },
};

/** The question about the length or height that is typed for a handle; the first Enter takes what was meant. */
export function gripQuestion(
  { grip, typed }: Pick<GrippingWall, "grip" | "typed">,
  unit: LengthUnit,
): LengthQuestion | null {
  if (grip.kind === "corner") return lengthQuestion(typed, unit, USUAL_LENGTHS.edge);
  return grip.kind === "height" ? lengthQuestion(typed, unit, USUAL_LENGTHS.height) : null;
}

function typedAfter(typed: string, key: string, grip: WallGrip): string | null {
  const next = typedLengthAfter(typed, key);
  if (next !== null) return next;
  return grip.kind === "bend" && typed === "" && key.toLowerCase() === "r" ? "r" : null;
}

function followed(state: GrippingWall, input: PointerInput, context: ToolContext): GrippingWall {
  const { project, evaluated, walls } = context;
  const { grip, from, typed } = state;
  const gripped = pulled(project, grip, {
    from,
    pointer: wallPointer(input),
    ...(input.surface.kind === "wall" ? { heightMm: input.surface.at[1] } : {}),
    typed,
    unit: walls.unit,
    mode: walls.snap,
    widths: itemWidths(evaluated),
  });
  const outcome = gripped && changeOf(gripped, context)(project);
  return {
    ...state,
    last: input,
    gripped,
    // After a refused place the last good one stays visible, with the reason.
    preview: outcome?.ok ? outcome.value : state.preview,
    refusal: outcome && !outcome.ok ? outcome.refusal : null,
  };
}

/** The change of the handle; refused when it would change a locked wall. */
const changeOf = ({ change }: Gripped, { rows }: ToolContext) =>
  sparingLockedWalls(change, rows.held().lockedWalls);

/** One undo step, or none when the handle was not moved or its place is refused. */
function letGo({ grip, gripped, refusal }: GrippingWall, context: ToolContext): Step {
  if (!gripped) return toIdle();
  if (refusal) return toIdle(notify({ kind: "wallsRefused", refusal }));
  const change = changeOf(gripped, context);
  const name = NAME_OF_GRIP[grip.kind];
  return toIdle({ do: "commit", name, change }, notify({ kind: "gripped", valueMm: gripped.valueMm }));
}

export const NAME_OF_GRIP: Readonly<Record<WallGrip["kind"], RoomEditName>> = {
  corner: "moveCorner",
  shift: "moveWall",
  bend: "bendWall",
  height: "wallHeight",
  room: "moveRoom",
};
