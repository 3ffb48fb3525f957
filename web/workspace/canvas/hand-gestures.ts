import type { Interaction, PointerInput } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { type GesturePointer, type Gestures, listenToGestures } from "@stanza/gestures";
import type { RowId } from "@stanza/project";
import { editor, hover, redo, undo } from "@stanza/web-project";
import { enterOrEdit } from "./enter-or-edit.ts";
import { openSelectionMenu } from "./selection-menu.ts";
import { setFinger } from "./walls/finger.ts";

/** A flat view of the room that the editor works in. */
export interface FlatView {
  /** A pointer of the view's element, CSS pixels, as the editor wants it; `null` where there is nothing to work on. */
  input(at: Vec2, pointer: GesturePointer): PointerInput | null;
  /** Takes the pointer's place; `null`: it has left. */
  pointed(at: Vec2 | null): void;
  pan(by: Vec2): void;
  zoom(factor: number, at: Vec2): void;
  /** Shows a row from near. */
  zoomTo(row: RowId): void;
}

/** Tools that put something where a pointer rests: a second tap is another point, and a finger may stay where it is. */
const DRAWS: readonly Interaction["kind"][] = ["drawingWalls", "dividingWall", "measuring"];

export const isDrawing = (): boolean => DRAWS.includes(editor.state.interaction.kind);

/**
 * Gestures in a flat view as the editor and its tools understand them.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function handGestures(view: FlatView, edit: () => void): Gestures {
  const rowAt = (at: Vec2, pointer: GesturePointer): RowId | undefined => view.input(at, pointer)?.rows[0];
  const magnify = (at: Vec2, pointer: GesturePointer): void =>
    setFinger(isDrawing() && pointer.pointerType === "touch" ? { on: "plan", at } : null);
  const release = (at: Vec2, pointer: GesturePointer): void => {
    setFinger(null);
    const input = view.input(at, pointer);
    if (input) editor.pointerUp(input);
  };
  return {
    press(at, pointer) {
      const input = view.input(at, pointer);
      magnify(at, pointer);
      return input !== null && editor.pointerDown(input);
    },
    drag(at, pointer) {
      view.pointed(at);
      const input = view.input(at, pointer);
      if (!input) return;
      magnify(at, pointer);
      editor.pointerMove(input);
    },
    release,
    cancel() {
      setFinger(null);
      editor.pointerLost();
    },
    hover(at, pointer) {
      view.pointed(at);
      const input = view.input(at, pointer);
      if (!input) return;
      if (editor.state.interaction.kind === "idle") hover(input.rows[0] ?? null);
      else editor.pointerMove(input);
    },
    drop: release,
    leave() {
      view.pointed(null);
      hover(null);
    },
    tap(at, pointer, taken) {
      // A finger whose press no tool wanted might have panned. It did not, so it was a click.
      if (taken || pointer.pointerType !== "touch") return;
      const input = view.input(at, pointer);
      if (!input) return;
      editor.pointerDown({ ...input, touch: false });
      editor.pointerUp({ ...input, touch: false });
    },
    doubleTap(at, pointer) {
      const row = rowAt(at, pointer);
      if (row === undefined || isDrawing()) return;
      if (enterOrEdit(row) === "edit" && pointer.pointerType === "touch") {
        view.zoomTo(row);
        edit();
      }
    },
    longPress(at, pointer) {
      const row = rowAt(at, pointer);
      if (row === undefined || isDrawing() || editor.state.interaction.kind === "placing") return;
      if (!editor.state.selection.includes(row)) editor.pick(row);
      openSelectionMenu();
    },
    isDrawing,
    fingersTap: undoOrRedo,
    dragView(by, { pointerType }) {
      if (pointerType === "touch") view.pan(by);
    },
    pan: view.pan,
    zoom: view.zoom,
  };
}

/** Listens to a flat view. Returns how to stop. */
export const listenToHand = (element: HTMLElement, hand: Gestures): (() => void) =>
  listenToGestures(element, hand, { origin: "element", wheelPans: true }).stop;

/** Two fingers that tap take the last step back, three bring it again. */
export function undoOrRedo(fingers: number): void {
  if (fingers === 2) undo();
  else if (fingers === 3) redo();
}
