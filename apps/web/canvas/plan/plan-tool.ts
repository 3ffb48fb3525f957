import type { PointerInput } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "@stanza/project";
import { editor, hover } from "../../stores/editor-store.ts";
import { currentScene } from "../scene.ts";
import { forgetWallPointer, isDrawingWalls, wallClick, wallPointerMove } from "../walls/wall-tool.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import type { PlanGestures } from "./plan-gestures.ts";
import { rowsAt, wallAt } from "./plan-hits.ts";
import { panPlan, setCursor, usePlanView, zoomPlan } from "./plan-view.ts";
import { toPlanPoint } from "./view-transform.ts";

type Held = Pick<PointerEvent, "shiftKey" | "altKey" | "ctrlKey" | "pointerType">;

/** A finger covers more than a mouse points at. */
const FINGER = 3;

/** Gestures on the plan as the tool in the hand understands them: walls while they are drawn, otherwise the editor. */
export function planTool(): PlanGestures {
  /** What lies under a press on something that was selected already: a click that does not drag takes the next of it. */
  let stack: readonly RowId[] = [];
  return {
    press(at, event) {
      if (isDrawingWalls()) {
        wallPointerMove(wallPointer(at, event), event.pointerType === "touch" ? at : null);
        return true;
      }
      const { selection, interaction } = editor.state;
      const under = rowsUnder(at, event);
      const chosen = under.find((id) => selection.includes(id));
      if (event.pointerType === "touch" && interaction.kind === "idle" && chosen === undefined) return false;
      stack = chosen !== undefined && selection.length === 1 && !event.shiftKey ? under : [];
      editor.pointerDown(inputAt(at, event, chosen ?? under[0] ?? null));
      return true;
    },
    move(at, event, pressed) {
      const point = toPlanPoint(usePlanView.getState().view, at);
      setCursor(point);
      if (isDrawingWalls()) {
        wallPointerMove(wallPointer(at, event), pressed && event.pointerType === "touch" ? at : null);
      } else if (pressed || editor.state.interaction.kind !== "idle") {
        editor.pointerMove(inputAt(at, event, null));
      } else hover(rowsUnder(at, event)[0] ?? null);
    },
    release(at, event) {
      if (isDrawingWalls()) {
        wallClick(wallPointer(at, event));
        return;
      }
      const { interaction } = editor.state;
      editor.pointerUp(inputAt(at, event, null));
      if (interaction.kind === "pressing" && stack.length > 1) {
        const next = stack[(stack.indexOf(interaction.row) + 1) % stack.length];
        if (next !== undefined) editor.select([next]);
      }
      stack = [];
    },
    tap(at, event) {
      const input = inputAt(at, event, rowsUnder(at, event)[0] ?? null);
      editor.pointerDown(input);
      editor.pointerUp(input);
    },
    cancel() {
      if (isDrawingWalls()) forgetWallPointer();
      if (!isDrawingWalls() && editor.state.interaction.kind !== "placing") editor.cancel();
    },
    leave() {
      setCursor(null);
      hover(null);
    },
    pan: panPlan,
    zoom: zoomPlan,
  };
}

const mmPerPixel = (): number => 1 / usePlanView.getState().view.scale;

function rowsUnder(at: Vec2, { pointerType }: Held): readonly RowId[] {
  const reach = mmPerPixel() * (pointerType === "touch" ? FINGER : 1);
  return rowsAt(toPlanPoint(usePlanView.getState().view, at), currentScene().evaluated.rows, reach);
}

function inputAt(at: Vec2, event: Held, row: RowId | null): PointerInput {
  const point = toPlanPoint(usePlanView.getState().view, at);
  return {
    at: point,
    row,
    wall: row === null ? wallUnder(point) : null,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey,
    mmPerPixel: mmPerPixel(),
  };
}

function wallUnder(point: Vec2): WallId | null {
  const { rooms } = currentScene().project;
  const wall = wallAt(point, rooms, mmPerPixel());
  return wall && wholeWall(rooms, wall);
}

function wallPointer(at: Vec2, { shiftKey, altKey, pointerType }: Held) {
  return {
    at: toPlanPoint(usePlanView.getState().view, at),
    shift: shiftKey,
    alt: altKey,
    mmPerPixel: mmPerPixel() * (pointerType === "touch" ? 1.6 : 1),
  };
}
