import { type ElevationBox, elevationBoxes } from "@stanza/drawing";
import { collides, footprintOf, obstaclesOf } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { placeRows, type RowId, type WallSegment } from "@stanza/project";
import { editor, hover, isReadOnly, redo, transact, undo } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { create } from "zustand";
import { enterOrEdit } from "../enter-or-edit.ts";
import { isMarqueeMode } from "../plan/marquee-mode.ts";
import type { PlanGestures } from "../plan/plan-gestures.ts";
import { toPlanPoint } from "../plan/view-transform.ts";
import { openSelectionMenu } from "../selection-menu.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { seatedHere } from "../walls/seated-here.ts";
import { type ElevationSnap, movedAlong, snapMove } from "./elevation-moves.ts";
import { fitElevation, panElevation, useElevation, zoomElevation } from "./elevation-store.ts";

/** What is carried in the elevation, and where it would come to lie. */
interface Carried {
  readonly from: Vec2;
  readonly snap: ElevationSnap | null;
}

export const useCarried = create<{ readonly carried: Carried | null }>()(() => ({ carried: null }));

/** A press that goes no farther than this selects, CSS pixels. */
const STILL = 4;
/** Edges snap within this, CSS pixels. */
const REACH = 10;

/** The elevation that is shown, as boxes on its wall. */
export function shownElevation(scene: ShownScene, wall: string | null) {
  const room = scene.project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const seen = room && wall !== null ? elevationBoxes(room, wall, scene.evaluated) : null;
  return room && seen ? { room, ...seen } : null;
}

const now = () => shownElevation(currentShown(), useElevation.getState().wall);

/** The nearest box to the eye at a point, along the wall and above the floor. */
function boxAt([x, y]: Vec2): ElevationBox | undefined {
  return now()?.boxes.findLast((box) => x >= box.x[0] && x <= box.x[1] && y >= box.y[0] && y <= box.y[1]);
}

/** Along the wall, and above the floor. */
function placeOf(at: Vec2): Vec2 {
  const [x, y] = toPlanPoint(useElevation.getState().view, at);
  return [x, -y];
}

/** The rows that a hand may move. */
export function movable(boxes: readonly ElevationBox[]): readonly ElevationBox[] {
  const { lockedRows } = currentShown().held;
  return boxes.filter(({ row }) => !row.automatic && !lockedRows.has(row.row.id));
}

/** Those of them that are selected. */
function inHand(boxes: readonly ElevationBox[]): readonly ElevationBox[] {
  const { selection } = editor.state;
  return movable(boxes).filter(({ row }) => selection.includes(row.row.id));
}

/** Moves the selection along the wall and up, as one step; says why where it cannot. */
export function moveSelection(by: Vec2, gesture?: string): boolean {
  const shown = now();
  return shown !== null && moveBoxes(inHand(shown.boxes), by, gesture);
}

/** Moves rows along the wall and up, as one step; says why where it cannot. */
export function moveBoxes(moved: readonly ElevationBox[], by: Vec2, gesture?: string): boolean {
  const shown = now();
  if (!shown || moved.length === 0 || (by[0] === 0 && by[1] === 0)) return false;
  const hit = editor.state.toggles.collisions ? collision(moved, shown.segment, by) : null;
  if (hit) {
    announce(translate("elevation.collides"));
    return false;
  }
  const placements = moved.map((box) => movedAlong(box, shown.segment, by));
  const outcome = transact(
    "edit.move",
    seatedHere((project) => placeRows(project, { placements })),
    gesture === undefined ? {} : { gesture },
  );
  return outcome?.ok === true;
}

function collision(
  moved: readonly ElevationBox[],
  { direction }: WallSegment,
  [along, up]: Vec2,
): RowId | null {
  const ids = new Set(moved.map(({ row }) => row.row.id));
  const obstacles = obstaclesOf(currentShown().evaluated, ids);
  for (const { row } of moved) {
    if (row.article.mount === "wall-opening") continue;
    const before = footprintOf(row);
    const [x, y, z] = before.frame.at;
    const at = [x + direction[0] * along, y + up, z + direction[1] * along] as const;
    const after = { ...before, frame: { ...before.frame, at } };
    // What overlaps already may be moved out of it.
    const hit = obstacles.find((one) => collides(after, one) && !collides(before, one));
    if (hit) return hit.row;
  }
  return null;
}

/** A rectangle that selects, CSS pixels of the view; `null`: none is drawn. */
export const useElevationMarquee = create<{ readonly from: Vec2 | null; readonly to: Vec2 }>()(() => ({
  from: null,
  to: [0, 0],
}));

/** The rows whose middles lie between two points of the view. */
function caught(from: Vec2, to: Vec2): readonly RowId[] {
  const [a, b] = [placeOf(from), placeOf(to)];
  const isIn = (value: number, axis: 0 | 1): boolean =>
    value >= Math.min(a[axis], b[axis]) && value <= Math.max(a[axis], b[axis]);
  const { lockedRows } = currentShown().held;
  return (now()?.boxes ?? [])
    .filter(({ row }) => !row.automatic && !lockedRows.has(row.row.id))
    .filter(({ x, y }) => isIn((x[0] + x[1]) / 2, 0) && isIn((y[0] + y[1]) / 2, 1))
    .map(({ row }) => row.row.id);
}

/**
 * Gestures in the elevation: a press on a thing selects and drags it. Beside things a mouse draws a rectangle that selects, and a finger
 * drags the view, or draws the rectangle where that is chosen (`marquee-mode`). A double tap enters a group or edits, a long press opens
 * the menu.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function elevationGestures(edit: () => void): PlanGestures {
  let pressed: Vec2 | null = null;
  let adds = false;
  const drop = (): void => {
    pressed = null;
    useCarried.setState({ carried: null });
    useElevationMarquee.setState({ from: null });
  };
  return {
    press(at, event) {
      const box = boxAt(placeOf(at));
      const isFinger = event.pointerType === "touch";
      adds = event.shiftKey || editor.state.toggles.multiSelection || (isFinger && isMarqueeMode());
      if (!box) {
        if (isFinger && !isMarqueeMode()) return false;
        useElevationMarquee.setState({ from: at, to: at });
        return true;
      }
      const id = box.row.row.id;
      const { selection } = editor.state;
      const isChosen = selection.includes(id);
      // A finger moves the view over what is not selected; its tap selects.
      if (isFinger && !isChosen && !isMarqueeMode()) return false;
      if (adds) editor.select(isChosen ? selection.filter((one) => one !== id) : [...selection, id]);
      else if (!isChosen) editor.pick(id);
      pressed = isReadOnly() ? null : at;
      return true;
    },
    move(at, _event, isPressed) {
      if (!isPressed) {
        hover(boxAt(placeOf(at))?.row.row.id ?? null);
        return;
      }
      if (useElevationMarquee.getState().from) {
        useElevationMarquee.setState({ to: at });
        return;
      }
      const isFar = pressed && Math.hypot(at[0] - pressed[0], at[1] - pressed[1]) > STILL;
      if (!pressed || !(isFar || useCarried.getState().carried)) return;
      const shown = now();
      if (!shown) return;
      const [from, to] = [placeOf(pressed), placeOf(at)];
      const moved = inHand(shown.boxes);
      const others = shown.boxes.filter((box) => !moved.includes(box) && !box.row.automatic);
      const reach = editor.state.toggles.boxSnap ? REACH / useElevation.getState().view.scale : 0;
      const snap = snapMove(moved, others, shown.segment, [to[0] - from[0], to[1] - from[1]], reach);
      useCarried.setState({ carried: moved.length > 0 ? { from: pressed, snap } : null });
    },
    release(at) {
      const { carried } = useCarried.getState();
      const { from } = useElevationMarquee.getState();
      if (carried?.snap) moveSelection(carried.snap.by);
      else if (from) {
        const rows = Math.hypot(at[0] - from[0], at[1] - from[1]) > STILL ? caught(from, at) : [];
        editor.select(adds ? [...editor.state.selection, ...rows] : rows);
      }
      drop();
    },
    tap(at) {
      const box = boxAt(placeOf(at));
      if (box) editor.pick(box.row.row.id);
      else editor.select([]);
    },
    cancel: drop,
    isDrawing: () => false,
    leave: () => hover(null),
    doubleTap(at, event) {
      const id = boxAt(placeOf(at))?.row.row.id;
      if (id === undefined) return;
      if (enterOrEdit(id) === "edit" && event.pointerType === "touch") {
        zoomToBox(id);
        edit();
      }
    },
    longPress(at) {
      const id = boxAt(placeOf(at))?.row.row.id;
      if (id === undefined) return;
      if (!editor.state.selection.includes(id)) editor.pick(id);
      openSelectionMenu();
    },
    manyFingerTap(fingers) {
      if (fingers === 2) undo();
      else if (fingers === 3) redo();
    },
    pan: panElevation,
    zoom: zoomElevation,
  };
}

function zoomToBox(id: RowId): void {
  const box = now()?.boxes.find(({ row }) => row.row.id === id);
  if (!box) return;
  const around = Math.max(box.x[1] - box.x[0], box.y[1] - box.y[0]) / 2;
  const min: Vec2 = [box.x[0] - around, -box.y[1] - around];
  fitElevation({ min, max: [box.x[1] + around, -box.y[0] + around] }, { everything: false });
}
