import {
  drawnRoom,
  emptyDrawing,
  followPointer,
  putCorner,
  stopDrawing,
  surroundingsFor,
  toggleArc,
  typeKey,
  type WallDrawing,
  type WallPointer,
} from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
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
import { editor, lengthUnitNow, transact, useProject } from "@stanza/web-project";
import { create } from "zustand";
import { stopMeasuring } from "../dimensions/measure-tool.ts";
import { showElevation } from "../elevation/elevation-store.ts";
import { cycleWallSnap, useWallChoices } from "./wall-choices.ts";
import { useWalls } from "./wall-store.ts";

/** A finger that is down on a view, CSS pixels of the view's element. */
export interface Finger {
  readonly on: "plan" | "scene";
  readonly at: Vec2;
}

interface WallTool {
  /** `null`: the tool is not in the hand. */
  readonly drawing: WallDrawing | null;
  readonly height: number | undefined;
  /** `null`: there is none down, or it is a mouse. */
  readonly finger: Finger | null;
}

/** The wall tool: what is drawn here becomes a room of the project as one step. */
export const useWallTool = create<WallTool>()(() => ({ drawing: null, height: undefined, finger: null }));

/** How drawing ended. */
export type WallEnd =
  | { readonly kind: "room"; readonly areaM2: number; readonly closed: boolean }
  | { readonly kind: "nothing" }
  | { readonly kind: "refused"; readonly refusal: ProjectRefusal };

let ended: (end: WallEnd) => void = () => {};

/** Who is told when drawing ends. */
export function onWallsEnd(listener: typeof ended): void {
  ended = listener;
}

/** Takes the wall tool in hand. `height`: of the room, mm; absent: that of the default wall rule. */
export function startWalls(height?: number): void {
  stopMeasuring();
  showElevation(null);
  editor.cancel();
  editor.select([]);
  const project = useProject.getState().open?.document.project;
  const around = project ? surroundingsFor(project, null) : { corners: [], faces: [] };
  const drawing = emptyDrawing({ mode: useWallChoices.getState().snap, unit: lengthUnitNow(), around });
  useWallTool.setState({ drawing, height, finger: null });
}

useWallChoices.subscribe(({ snap: mode }) => {
  const { drawing } = useWallTool.getState();
  if (drawing) useWallTool.setState({ drawing: { ...drawing, setup: { ...drawing.setup, mode } } });
});

export const isDrawingWalls = (): boolean => useWallTool.getState().drawing !== null;

/** `finger`: where one is down, to be magnified. */
export function wallPointerMove(pointer: WallPointer, finger: Finger | null = null): void {
  change((drawing) => followPointer(drawing, pointer));
  if (useWallTool.getState().finger !== finger) useWallTool.setState({ finger });
}

export function wallClick(pointer: WallPointer): void {
  useWallTool.setState({ finger: null });
  change((drawing) => putCorner(drawing, pointer));
}

/** The gesture never was: a second finger came, and the plan is zoomed instead. */
export function forgetWallPointer(): void {
  useWallTool.setState({ finger: null });
}

/** The next wall is an arc, or straight again. */
export function toggleWallArc(): void {
  change(toggleArc);
}

/** True: the key was for the tool. */
export function wallKey(key: string): boolean {
  const { drawing } = useWallTool.getState();
  if (!drawing) return false;
  if (key.toLowerCase() === "s" && drawing.typed === "" && drawing.typedAngle === "") {
    cycleWallSnap();
    return true;
  }
  const next = key === "Escape" ? stopDrawing(drawing) : typeKey(drawing, key);
  change(() => next);
  return next !== drawing || key === "Enter";
}

/** Takes back the last point while walls are drawn. True: there was one. */
export function takeBackWall(): boolean {
  const { drawing } = useWallTool.getState();
  return drawing !== null && drawing.corners.length > 0 && wallKey("Backspace");
}

/** Puts the tool away with what is drawn, e.g. when the plan is left (spec 1 §2: leaving configurator2d commits the walls). */
export function finishWalls(): void {
  change((drawing) => ({ ...drawing, state: drawing.state === "drawing" ? "stopped" : drawing.state }));
}

function change(by: (drawing: WallDrawing) => WallDrawing): void {
  const { drawing, height } = useWallTool.getState();
  if (!drawing) return;
  const next = by(drawing);
  if (next.state === "drawing") {
    useWallTool.setState({ drawing: next });
    return;
  }
  const end = commit(next, height);
  // Walls that cross stay in the hand, so that the last one can be taken back.
  if (end.kind === "refused" && next.state === "closed") {
    useWallTool.setState({ drawing: { ...next, state: "drawing" } });
  } else useWallTool.setState({ drawing: null, finger: null });
  ended(end);
}

function commit(drawing: WallDrawing, height: number | undefined): WallEnd {
  const { open } = useProject.getState();
  const newId = () => crypto.randomUUID();
  const project = open?.document.project;
  const empty = project?.rooms.find((room) => room.walls.length === 0);
  const rule = useWalls.getState();
  const options = { newId, height: height ?? rule.height, wallMaterial: rule.material };
  const ground: Room = empty ?? accepted(roomFromTemplate("rt11", undefined, options));
  const room = drawnRoom(drawing, ground, newId, rule.thickness);
  if (!room) return { kind: "nothing" };
  if (!room.ok) return { kind: "refused", refusal: room.refusal };
  const outcome = transact("edit.drawWalls", putRoom(room.value, empty === undefined));
  if (outcome && !outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  return outcome === null
    ? { kind: "nothing" }
    : { kind: "room", areaM2: innerAreaM2(room.value), closed: room.value.openEnd === null };
}

/** The room as drawn: in the place of the empty one that waits for its walls, or beside the others. */
function putRoom(room: Room, isNew: boolean): Change {
  const place: Change = (project) => replaceRoom(project, { room });
  if (!isNew) return place;
  return inOrder((project) => addRoom(project, { template: "rt11", newId: () => room.id }), place);
}
