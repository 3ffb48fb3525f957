import { FLOOR, type PointerInput } from "@stanza/editor";
import { boxFootprint, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "@stanza/project";
import { currentScene } from "@stanza/web-project";
import { isMeasuring, type MeasurePointer, measureClick, measureMove } from "../dimensions/measure-tool.ts";
import { handGestures } from "../hand-gestures.ts";
import { heldKeys } from "../held-keys.ts";
import { currentShown } from "../shown.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import type { PlanGestures } from "./plan-gestures.ts";
import { rowsAt, wallAt } from "./plan-hits.ts";
import { fitPlan, panPlan, setCursor, usePlanView, zoomPlan } from "./plan-view.ts";
import { toPlanPoint } from "./view-transform.ts";

/** A finger covers more than a mouse points at. */
const FINGER = 3;

/**
 * Gestures on the plan, as points on the floor.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function planTool(edit: () => void): PlanGestures {
  const hand = handGestures(
    {
      input: inputAt,
      pointed: (at) => setCursor(at && pointOf(at)),
      pan: panPlan,
      zoom: zoomPlan,
      zoomTo: zoomToRow,
    },
    edit,
  );
  return {
    ...hand,
    press(at, event) {
      if (!isMeasuring()) return hand.press(at, event);
      measureMove(measurePointer(at, event));
      return true;
    },
    move(at, event, pressed) {
      if (!isMeasuring()) hand.move(at, event, pressed);
      else {
        setCursor(pointOf(at));
        measureMove(measurePointer(at, event));
      }
    },
    release(at, event) {
      if (isMeasuring()) measureClick(measurePointer(at, event));
      else hand.release(at, event);
    },
    isDrawing: () => hand.isDrawing() || isMeasuring(),
    doubleTap: (at, event) => isMeasuring() || hand.doubleTap(at, event),
    longPress: (at, event) => isMeasuring() || hand.longPress(at, event),
  };
}

const pointOf = (at: Vec2): Vec2 => toPlanPoint(usePlanView.getState().view, at);

const mmPerPixel = (): number => 1 / usePlanView.getState().view.scale;

function inputAt(at: Vec2, event: PointerEvent): PointerInput {
  const point = pointOf(at);
  const reach = mmPerPixel() * (event.pointerType === "touch" ? FINGER : 1);
  const rows = rowsAt(point, currentShown().evaluated.rows, reach);
  return {
    at: point,
    surface: FLOOR,
    rows,
    wall: rows.length === 0 ? wallUnder(point) : null,
    ...heldKeys(event),
    mmPerPixel: mmPerPixel(),
  };
}

function wallUnder(point: Vec2): WallId | null {
  const { rooms } = currentScene().project;
  const wall = wallAt(point, rooms, mmPerPixel());
  return wall && wholeWall(rooms, wall);
}

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

/** Points of dimensions are taken from within this, CSS pixels. */
const MEASURE_PIXELS = 12;

function measurePointer(at: Vec2, { shiftKey, pointerType }: PointerEvent): MeasurePointer {
  const reach = MEASURE_PIXELS * mmPerPixel() * (pointerType === "touch" ? 2 : 1);
  return { at: pointOf(at), reach, straight: shiftKey };
}
