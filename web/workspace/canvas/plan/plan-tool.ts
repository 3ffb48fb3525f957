import { FLOOR, type PointerInput } from "@stanza/editor";
import { boxFootprint, type Vec2 } from "@stanza/geometry";
import type { GesturePointer, Gestures } from "@stanza/gestures";
import type { RowId, WallId } from "@stanza/project";
import { currentScene } from "@stanza/web-project";
import { handGestures } from "../hand-gestures.ts";
import { heldKeys } from "../held-keys.ts";
import { currentShown } from "../shown.ts";
import { wholeWall } from "../walls/whole-wall.ts";
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
export function planTool(edit: () => void): Gestures {
  return handGestures(
    {
      input: inputAt,
      pointed: (at) => setCursor(at && pointOf(at)),
      pan: panPlan,
      zoom: zoomPlan,
      zoomTo: zoomToRow,
    },
    edit,
  );
}

const pointOf = (at: Vec2): Vec2 => toPlanPoint(usePlanView.getState().view, at);

const mmPerPixel = (): number => 1 / usePlanView.getState().view.scale;

function inputAt(at: Vec2, pointer: GesturePointer): PointerInput {
  const point = pointOf(at);
  const reach = mmPerPixel() * (pointer.pointerType === "touch" ? FINGER : 1);
  const rows = rowsAt(point, currentShown().evaluated.rows, reach);
  return {
    at: point,
    surface: FLOOR,
    rows,
    wall: rows.length === 0 ? wallUnder(point) : null,
    ...heldKeys(pointer),
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
  const reach = Math.max(...row.article.box) / 2;
  fitPlan(
    {
      min: [Math.min(...xs) - reach, Math.min(...zs) - reach],
      max: [Math.max(...xs) + reach, Math.max(...zs) + reach],
    },
    { everything: false },
  );
}
