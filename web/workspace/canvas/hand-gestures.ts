import type { Interaction, PointerInput } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import { editor, hover, redo, undo } from "@stanza/web-project";
import { enterOrEdit } from "./enter-or-edit.ts";
import type { PlanGestures } from "./plan/plan-gestures.ts";
import { openSelectionMenu } from "./selection-menu.ts";
import { setFinger } from "./walls/finger.ts";

/** A flat view of the room that the editor works in. */
export interface FlatView {
  /** A pointer of the view's element, CSS pixels, as the editor wants it; `null` where there is nothing to work on. */
  input(at: Vec2, event: PointerEvent): PointerInput | null;
  /** Where the pointer is now; `null`: it has left. */
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
export function handGestures(view: FlatView, edit: () => void): PlanGestures {
  const rowAt = (at: Vec2, event: PointerEvent): RowId | undefined => view.input(at, event)?.rows[0];
  const magnify = (at: Vec2, event: PointerEvent): void =>
    setFinger(isDrawing() && event.pointerType === "touch" ? { on: "plan", at } : null);
  return {
    press(at, event) {
      const input = view.input(at, event);
      magnify(at, event);
      return input !== null && editor.pointerDown(input);
    },
    move(at, event, pressed) {
      view.pointed(at);
      const input = view.input(at, event);
      if (!input) return;
      if (pressed) magnify(at, event);
      if (pressed || editor.state.interaction.kind !== "idle") editor.pointerMove(input);
      else hover(input.rows[0] ?? null);
    },
    release(at, event) {
      setFinger(null);
      const input = view.input(at, event);
      if (input) editor.pointerUp(input);
    },
    tap(at, event) {
      // The tool left the press to the view, which did not move: it was a click all the same.
      const input = view.input(at, event);
      if (!input) return;
      editor.pointerDown({ ...input, touch: false });
      editor.pointerUp({ ...input, touch: false });
    },
    cancel() {
      setFinger(null);
      editor.pointerLost();
    },
    isDrawing,
    leave() {
      view.pointed(null);
      hover(null);
    },
    doubleTap(at, event) {
      const row = rowAt(at, event);
      if (row === undefined || isDrawing()) return;
      if (enterOrEdit(row) === "edit" && event.pointerType === "touch") {
        view.zoomTo(row);
        edit();
      }
    },
    longPress(at, event) {
      const row = rowAt(at, event);
      if (row === undefined || isDrawing() || editor.state.interaction.kind === "placing") return;
      if (!editor.state.selection.includes(row)) editor.pick(row);
      openSelectionMenu();
    },
    manyFingerTap(fingers) {
      if (fingers === 2) undo();
      else if (fingers === 3) redo();
    },
    pan: view.pan,
    zoom: view.zoom,
  };
}
