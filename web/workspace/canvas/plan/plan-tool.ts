import { FLOOR, type PointerInput } from "@stanza/editor";
import { boxFootprint, distance2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "@stanza/project";
import { currentScene, editor, hover, redo, undo } from "@stanza/web-project";
import { isMeasuring, type MeasurePointer, measureClick, measureMove } from "../dimensions/measure-tool.ts";
import { enterOrEdit } from "../enter-or-edit.ts";
import { openSelectionMenu } from "../selection-menu.ts";
import { currentShown } from "../shown.ts";
import { divideHere, dividePointer, isDividing } from "../walls/wall-division.ts";
import {
  type Finger,
  forgetWallPointer,
  isDrawingWalls,
  wallClick,
  wallPointerMove,
} from "../walls/wall-tool.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import { isMarqueeMode } from "./marquee-mode.ts";
import { isChoosingOrigin } from "./origin.ts";
import type { PlanGestures } from "./plan-gestures.ts";
import { rowsAt, wallAt } from "./plan-hits.ts";
import { fitPlan, panPlan, setCursor, usePlanView, zoomPlan } from "./plan-view.ts";
import { toPlanPoint } from "./view-transform.ts";
import { dragZoomWindow, endZoomWindow, isZoomingWindow, startZoomWindow } from "./zoom-window.ts";

type Held = Pick<PointerEvent, "shiftKey" | "altKey" | "ctrlKey" | "pointerType">;

/** A finger that moves less than this has not moved. */
const TAP_PIXELS = 9;

/** A finger covers more than a mouse points at. */
const FINGER = 3;

const fingerAt = (at: Vec2, { pointerType }: Held): Finger | null =>
  pointerType === "touch" ? { on: "plan", at } : null;

/**
 * Gestures on the plan as the tool in the hand understands them: walls while they are drawn, otherwise the editor.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function planTool(edit: () => void): PlanGestures {
  /** Where a finger began a rectangle that selects; `null`: none. */
  let marqueeFrom: Vec2 | null = null;
  /** What lies under a press on something that was selected already: a click that does not drag takes the next of it. */
  let stack: readonly RowId[] = [];
  return {
    press(at, event) {
      if (isDrawingWalls()) {
        wallPointerMove(wallPointer(at, event), fingerAt(at, event));
        return true;
      }
      if (isDividing()) {
        dividePointer(wallPointer(at, event));
        return true;
      }
      if (isMeasuring()) {
        measureMove(measurePointer(at, event));
        return true;
      }
      if (isZoomingWindow()) {
        startZoomWindow(pointOf(at));
        return true;
      }
      if (isChoosingOrigin()) return true;
      const { selection, interaction } = editor.state;
      const under = rowsUnder(at, event);
      const chosen = under.find((id) => selection.includes(id));
      const isFinger = event.pointerType === "touch" && interaction.kind === "idle" && chosen === undefined;
      if (isFinger && isMarqueeMode()) {
        marqueeFrom = at;
        editor.pointerDown({ ...inputAt(at, event, null), wall: null, shift: true });
        return true;
      }
      if (isFinger) return false;
      stack = chosen !== undefined && selection.length === 1 && !event.shiftKey ? under : [];
      editor.pointerDown(inputAt(at, event, chosen ?? under[0] ?? null));
      return true;
    },
    move(at, event, pressed) {
      const point = toPlanPoint(usePlanView.getState().view, at);
      setCursor(point);
      if (isDrawingWalls()) {
        wallPointerMove(wallPointer(at, event), pressed ? fingerAt(at, event) : null);
      } else if (isDividing()) dividePointer(wallPointer(at, event));
      else if (isMeasuring()) measureMove(measurePointer(at, event));
      else if (isZoomingWindow()) dragZoomWindow(point);
      else if (isChoosingOrigin()) return;
      else if (pressed || editor.state.interaction.kind !== "idle") {
        editor.pointerMove(inputAt(at, event, null));
      } else hover(rowsUnder(at, event)[0] ?? null);
    },
    release(at, event) {
      if (isDrawingWalls()) {
        wallClick(wallPointer(at, event));
        return;
      }
      if (isDividing()) {
        dividePointer(wallPointer(at, event));
        divideHere();
        return;
      }
      if (isMeasuring()) {
        measureClick(measurePointer(at, event));
        return;
      }
      if (isZoomingWindow()) {
        endZoomWindow(mmPerPixel());
        return;
      }
      if (isChoosingOrigin()) {
        editor.pointerUp(inputAt(at, event, null));
        return;
      }
      const { interaction } = editor.state;
      if (marqueeFrom && distance2(marqueeFrom, at) <= TAP_PIXELS) {
        // No rectangle: the tap adds what it is on, or takes it away again.
        editor.cancel();
        const [row] = rowsUnder(at, event);
        if (row !== undefined) editor.pointerDown({ ...inputAt(at, event, row), shift: true });
      } else editor.pointerUp(inputAt(at, event, null));
      marqueeFrom = null;
      if (interaction.kind === "pressing" && stack.length > 1) {
        const next = stack[(stack.indexOf(interaction.row) + 1) % stack.length];
        if (next !== undefined) editor.pick(next);
      }
      stack = [];
    },
    tap(at, event) {
      const input = inputAt(at, event, rowsUnder(at, event)[0] ?? null);
      editor.pointerDown(input);
      editor.pointerUp(input);
    },
    cancel() {
      marqueeFrom = null;
      if (isDrawingWalls()) forgetWallPointer();
      if (!isDrawingWalls() && editor.state.interaction.kind !== "placing") editor.cancel();
    },
    isDrawing: () => isDrawingWalls() || isDividing() || isMeasuring(),
    leave() {
      setCursor(null);
      hover(null);
    },
    doubleTap(at, event) {
      if (isMeasuring()) return;
      const [row] = rowsUnder(at, event);
      if (row === undefined || isDrawingWalls()) return;
      if (enterOrEdit(row) === "edit" && event.pointerType === "touch") {
        zoomToRow(row);
        edit();
      }
    },
    longPress(at, event) {
      if (isMeasuring()) return;
      const [row] = rowsUnder(at, event);
      if (row === undefined || isDrawingWalls() || editor.state.interaction.kind === "placing") return;
      if (!editor.state.selection.includes(row)) editor.pick(row);
      openSelectionMenu();
    },
    manyFingerTap(fingers) {
      if (fingers === 2) undo();
      else if (fingers === 3) redo();
    },
    pan: panPlan,
    zoom: zoomPlan,
  };
}

const pointOf = (at: Vec2): Vec2 => toPlanPoint(usePlanView.getState().view, at);

function zoomToRow(id: RowId): void {
  const row = currentShown().evaluated.rows.find((one) => one.row.id === id);
  if (!row) return;
  const points = boxFootprint(row.frame, row.article.box);
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  const around = Math.max(...row.article.box) / 2;
  fitPlan(
    {
      min: [Math.min(...xs) - around, Math.min(...zs) - around],
      max: [Math.max(...xs) + around, Math.max(...zs) + around],
    },
    { everything: false },
  );
}

const mmPerPixel = (): number => 1 / usePlanView.getState().view.scale;

function rowsUnder(at: Vec2, { pointerType }: Held): readonly RowId[] {
  const reach = mmPerPixel() * (pointerType === "touch" ? FINGER : 1);
  return rowsAt(toPlanPoint(usePlanView.getState().view, at), currentShown().evaluated.rows, reach);
}

function inputAt(at: Vec2, event: Held, row: RowId | null): PointerInput {
  const point = toPlanPoint(usePlanView.getState().view, at);
  return {
    at: point,
    surface: FLOOR,
    rows: row === null ? [] : [row],
    wall: row === null ? wallUnder(point) : null,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey,
    // Whether a finger works here or moves the view is decided above.
    touch: false,
    mmPerPixel: mmPerPixel(),
  };
}

function wallUnder(point: Vec2): WallId | null {
  const { rooms } = currentScene().project;
  const wall = wallAt(point, rooms, mmPerPixel());
  return wall && wholeWall(rooms, wall);
}

/** Points of quotes are taken from within this, CSS pixels. */
const MEASURE_PIXELS = 12;

function measurePointer(at: Vec2, { shiftKey, pointerType }: Held): MeasurePointer {
  const reach = MEASURE_PIXELS * mmPerPixel() * (pointerType === "touch" ? 2 : 1);
  return { at: pointOf(at), reach, straight: shiftKey };
}

function wallPointer(at: Vec2, { shiftKey, altKey, pointerType }: Held) {
  return {
    at: toPlanPoint(usePlanView.getState().view, at),
    shift: shiftKey,
    alt: altKey,
    mmPerPixel: mmPerPixel() * (pointerType === "touch" ? 1.6 : 1),
  };
}
