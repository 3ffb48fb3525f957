import {
  accepted,
  addRoom,
  type Change,
  innerAreaM2,
  inOrder,
  type ProjectRefusal,
  type Room,
  replaceRoom,
  roomFromTemplate,
} from "@stanza/project";
import type { DrawingWalls } from "../interaction.ts";
import { drawnRoom } from "../walls/drawn-room.ts";
import {
  emptyDrawing,
  followPointer,
  putCorner,
  stopDrawing,
  type WallDrawing,
} from "../walls/wall-drawing.ts";
import { surroundingsFor } from "../walls/wall-gripping.ts";
import { wallPointer } from "../walls/wall-pointer.ts";
import { typeKey } from "../walls/wall-typing.ts";
import {
  type Effect,
  NOTHING_SELECTED,
  notify,
  type Step,
  step,
  type Tool,
  type ToolContext,
  toIdle,
} from "./tool.ts";

/** Characters that are typed with Shift: signs of inches and their fractions. */
const TYPED_WITH_SHIFT = /^["/]$/;

/** Draws walls corner by corner. When it ends, the drawn walls become a room of the project in one step. */
export const drawingWalls: Tool<DrawingWalls, { readonly heightMm?: number }> = {
  edits: true,

  enter({ heightMm }, { walls, project }) {
    const setup = { mode: walls.snap, unit: walls.unit, surroundings: surroundingsFor(project, null) };
    return step(
      { kind: "drawingWalls", drawing: emptyDrawing(setup), heightMm: heightMm ?? null },
      NOTHING_SELECTED,
    );
  },

  down: (state, input, context) => drawingWalls.move(state, input, context),
  move: (state, input, context) =>
    step({ ...state, drawing: followPointer(asSet(state.drawing, context), wallPointer(input)) }),
  up: (state, input, context) =>
    continued(state, putCorner(asSet(state.drawing, context), wallPointer(input)), context),

  key(state, { key, shift, ctrl }, context) {
    const { drawing } = state;
    // Undo removes the last corner while there is one.
    if (ctrl && !shift && key.toLowerCase() === "z" && drawing.corners.length > 0)
      return continued(state, typeKey(drawing, "Backspace"), context);
    if (ctrl || (shift && !TYPED_WITH_SHIFT.test(key))) return null;
    const now = asSet(drawing, context);
    const next = typeKey(now, key);
    return next === now && key !== "Enter" ? null : continued(state, next, context);
  },

  cancel: (state, why, context) =>
    why === "pointerLost" ? step(state) : continued(state, stopDrawing(state.drawing), context),
  leave: (state, context) => continued(state, { ...state.drawing, state: "stopped" }, context).effects,

  refresh(state, { project }) {
    const { drawing } = state;
    return step({
      ...state,
      drawing: { ...drawing, setup: { ...drawing.setup, surroundings: surroundingsFor(project, null) } },
    });
  },
};

/** The drawing with the person's present settings: snapping, and the unit of a bare number. */
function asSet(drawing: WallDrawing, { walls }: ToolContext): WallDrawing {
  const { setup } = drawing;
  if (setup.mode === walls.snap && setup.unit === walls.unit) return drawing;
  return { ...drawing, setup: { ...setup, mode: walls.snap, unit: walls.unit } };
}

function continued(state: DrawingWalls, drawing: WallDrawing, context: ToolContext): Step {
  if (drawing.state === "drawing") return step({ ...state, drawing });
  const { effects, isRefused } = finished(drawing, state.heightMm, context);
  // Walls that cross stay in the drawing, so that the last one can be removed.
  return isRefused && drawing.state === "closed"
    ? step({ ...state, drawing: { ...drawing, state: "drawing" } }, ...effects)
    : toIdle(...effects);
}

/** The change that makes a room of the drawn walls, or the reason why there is none. */
function finished(
  drawing: WallDrawing,
  heightMm: number | null,
  { project, walls, newId }: ToolContext,
): { readonly effects: readonly Effect[]; readonly isRefused: boolean } {
  const empty = project.rooms.find((room) => room.walls.length === 0);
  const options = { newId, height: heightMm ?? walls.height, wallMaterial: walls.material };
  const ground: Room = empty ?? accepted(roomFromTemplate("rt11", undefined, options));
  const room = drawnRoom(drawing, ground, newId, walls.thickness);
  if (!room) return { effects: [], isRefused: false };
  if (!room.ok) return refused(room.refusal);
  const change = putRoom(room.value, empty === undefined);
  const outcome = change(project);
  if (!outcome.ok) return refused(outcome.refusal);
  const closed = room.value.openEnd === null;
  return {
    effects: [
      { do: "commit", name: "drawWalls", change },
      notify({ kind: "wallsDrawn", areaM2: innerAreaM2(room.value), closed }),
    ],
    isRefused: false,
  };
}

const refused = (refusal: ProjectRefusal) => ({
  effects: [notify({ kind: "wallsRefused", refusal })],
  isRefused: true,
});

/** Puts the drawn room in place of the empty one that waits for its walls, or beside the others. */
function putRoom(room: Room, isNew: boolean): Change {
  const place: Change = (project) => replaceRoom(project, { room });
  if (!isNew) return place;
  return inOrder((project) => addRoom(project, { template: "rt11", newId: () => room.id }), place);
}
