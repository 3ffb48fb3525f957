import { type ElevationBox, elevationBoxes } from "@stanza/drawing";
import type { PointerInput } from "@stanza/editor";
import { add2, scale2, type Vec2 } from "@stanza/geometry";
import type { GesturePointer, Gestures } from "@stanza/gestures";
import type { RowId } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { handGestures } from "../hand-gestures.ts";
import { heldKeys } from "../held-keys.ts";
import { toPlanPoint } from "../plan/view-transform.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { fitElevation, panElevation, useElevation, zoomElevation } from "./elevation-store.ts";

/** The elevation that is shown, as boxes on its wall. */
export function shownElevation(scene: ShownScene, wall: string | null) {
  const room = scene.project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const seen = room && wall !== null ? elevationBoxes(room, wall, scene.evaluated) : null;
  return room && seen ? { room, ...seen } : null;
}

let last: { readonly scene: ShownScene; readonly wall: string | null; readonly shown: Shown } | null = null;
type Shown = ReturnType<typeof shownElevation>;

/** The elevation now, made once for one scene. */
function now(): Shown {
  const scene = currentShown();
  const { wall } = useElevation.getState();
  if (last?.scene !== scene || last.wall !== wall) last = { scene, wall, shown: shownElevation(scene, wall) };
  return last.shown;
}

/** The rows that a hand may move. */
export function movable(boxes: readonly ElevationBox[]): readonly ElevationBox[] {
  const { lockedRows } = currentShown().held;
  return boxes.filter(({ row }) => !row.automatic && !lockedRows.has(row.row.id));
}

/** Moves the selection along the wall and up, as one step; what is in the way is said. */
export function moveSelection(by: Vec2, gesture?: string): boolean {
  const { selection } = editor.state;
  const boxes = movable(now()?.boxes ?? []).filter(({ row }) => selection.includes(row.row.id));
  return moveBoxes(boxes, by, gesture);
}

/** Moves rows along the wall and up, as one step; what is in the way is said. */
export function moveBoxes(moved: readonly ElevationBox[], [along, up]: Vec2, gesture?: string): boolean {
  const shown = now();
  if (!shown) return false;
  const [x, z] = scale2(shown.segment.direction, along);
  const ids = moved.map(({ row }) => row.row.id);
  return editor.moveRows(ids, [x, up, z], gesture);
}

/** Tools of the plan; a press in an elevation puts them away. */
const isForPlan = (): boolean =>
  ["zoomWindow", "ownOrigin", "measuring"].includes(editor.state.interaction.kind);

/**
 * Gestures in the elevation, as points on its wall.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function elevationGestures(edit: () => void): Gestures {
  const hand = handGestures(
    {
      input: inputAt,
      pointed: () => undefined,
      pan: panElevation,
      zoom: zoomElevation,
      zoomTo: zoomToBox,
    },
    edit,
  );
  return {
    ...hand,
    press(at, pointer) {
      if (isForPlan()) editor.putAway();
      return hand.press(at, pointer);
    },
  };
}

function inputAt(at: Vec2, pointer: GesturePointer): PointerInput | null {
  const shown = now();
  if (!shown) return null;
  const { view } = useElevation.getState();
  const { segment, boxes } = shown;
  const [along, down] = toPlanPoint(view, at);
  const place: Vec2 = [along, -down];
  const under = boxes.filter(({ x, y }) => isWithin(place[0], x) && isWithin(place[1], y));
  return {
    at: add2(segment.from, scale2(segment.direction, along)),
    surface: {
      kind: "wall",
      wall: segment.wall.id,
      at: place,
      seen: new Set(boxes.map(({ row }) => row.row.id)),
    },
    // The nearest to the eye is meant first.
    rows: under.map(({ row }) => row.row.id).toReversed(),
    wall: null,
    ...heldKeys(pointer),
    mmPerPixel: 1 / view.scale,
  };
}

const isWithin = (value: number, [from, to]: Vec2): boolean => value >= from && value <= to;

function zoomToBox(id: RowId): void {
  const box = now()?.boxes.find(({ row }) => row.row.id === id);
  if (!box) return;
  const reach = Math.max(box.x[1] - box.x[0], box.y[1] - box.y[0]) / 2;
  const min: Vec2 = [box.x[0] - reach, -box.y[1] - reach];
  fitElevation({ min, max: [box.x[1] + reach, -box.y[0] + reach] }, { everything: false });
}
