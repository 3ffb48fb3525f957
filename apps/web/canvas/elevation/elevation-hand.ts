import { type ElevationBox, elevationBoxes } from "@stanza/drawing";
import { collides, footprintOf, obstaclesOf } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { placeRows, type RowId, type WallSegment } from "@stanza/project";
import { create } from "zustand";
import { translate } from "../../locales/i18n.ts";
import { editor, hover } from "../../stores/editor-store.ts";
import { isReadOnly, transact } from "../../stores/project-store.ts";
import { announce } from "../announcer.ts";
import type { PlanGestures } from "../plan/plan-gestures.ts";
import { toPlanPoint } from "../plan/view-transform.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { seatedHere } from "../walls/seated-here.ts";
import { type ElevationSnap, movedAlong, snapMove } from "./elevation-moves.ts";
import { panElevation, useElevation, zoomElevation } from "./elevation-store.ts";

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

/** The selected rows that a hand may move. */
function movable(boxes: readonly ElevationBox[]): readonly ElevationBox[] {
  const { lockedRows } = currentShown().held;
  const { selection } = editor.state;
  return boxes.filter(
    ({ row }) => selection.includes(row.row.id) && !row.automatic && !lockedRows.has(row.row.id),
  );
}

/** Moves the selection along the wall and up, as one step; says why where it cannot. */
export function moveSelection(by: Vec2, gesture?: string): boolean {
  const shown = now();
  const moved = shown ? movable(shown.boxes) : [];
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

/** Gestures in the elevation: a press on a thing selects and drags it, a press beside it drags the view. */
export function elevationGestures(): PlanGestures {
  let pressed: Vec2 | null = null;
  let panning: Vec2 | null = null;
  const drop = (): void => {
    pressed = null;
    panning = null;
    useCarried.setState({ carried: null });
  };
  return {
    press(at, event) {
      const box = boxAt(placeOf(at));
      if (!box) {
        panning = at;
        return true;
      }
      const id = box.row.row.id;
      if (!editor.state.selection.includes(id)) editor.pick(id);
      else if (event.shiftKey) editor.select(editor.state.selection.filter((one) => one !== id));
      pressed = isReadOnly() ? null : at;
      return true;
    },
    move(at, _event, isPressed) {
      if (!isPressed) {
        hover(boxAt(placeOf(at))?.row.row.id ?? null);
        return;
      }
      if (panning) {
        panElevation([at[0] - panning[0], at[1] - panning[1]]);
        panning = at;
        return;
      }
      const isFar = pressed && Math.hypot(at[0] - pressed[0], at[1] - pressed[1]) > STILL;
      if (!pressed || !(isFar || useCarried.getState().carried)) return;
      const shown = now();
      if (!shown) return;
      const [from, to] = [placeOf(pressed), placeOf(at)];
      const moved = movable(shown.boxes);
      const others = shown.boxes.filter((box) => !moved.includes(box) && !box.row.automatic);
      const reach = editor.state.toggles.boxSnap ? REACH / useElevation.getState().view.scale : 0;
      const snap = snapMove(moved, others, shown.segment, [to[0] - from[0], to[1] - from[1]], reach);
      useCarried.setState({ carried: moved.length > 0 ? { from: pressed, snap } : null });
    },
    release(at) {
      const { carried } = useCarried.getState();
      const wasPan = panning && Math.hypot(at[0] - panning[0], at[1] - panning[1]) === 0;
      if (carried?.snap) moveSelection(carried.snap.by);
      else if (wasPan && !boxAt(placeOf(at))) editor.select([]);
      drop();
    },
    tap() {},
    cancel: drop,
    leave: () => hover(null),
    doubleTap() {},
    longPress() {},
    manyFingerTap() {},
    pan: panElevation,
    zoom: zoomElevation,
  };
}
