import type { Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { copySelection, cutSelection } from "../clipboard/clipboard.ts";
import { goToProperties } from "../frame/go-to-properties.ts";
import { arrowNudge } from "./arrow-nudge.ts";
import { startMeasuring } from "./dimensions/measure-tool.ts";
import { nextElevation } from "./elevation/elevation-store.ts";
import { showSelectionMenu, useSelectionMenu } from "./selection-menu.ts";
import { currentShown } from "./shown.ts";
import { startWalls } from "./walls/draw-in-view.ts";
import { cycleSnapOfWall, nudgeWall, removeSelectedWall } from "./walls/selected-wall-keys.ts";

/** The actions of a view for keys that change the view itself. */
export interface CanvasActions {
  readonly fit: () => void;
  readonly fitSelection: () => void;
  /** Shift with a digit where the view has standard views; false: it is none. `code` is the key's, as `Digit3`. */
  readonly lookByKey?: (code: string) => boolean;
  readonly openCatalogue: () => void;
  readonly showView: (view: "2d" | "split" | "3d" | "walk") => void;
  /** Brings the properties of the selection up where they are not on screen all the time. */
  readonly editSelection: () => void;
}

type Key = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey" | "isComposing"
>;

/**
 * A key pressed while a view has the focus (ux.md §9). Undo, redo and save are global and not here.
 *
 * returns   true when the key did something; it is then not for the page
 */
export function handleCanvasKey(event: Key, actions: CanvasActions): boolean {
  if (event.isComposing) return false;
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.key === "Escape" && useSelectionMenu.getState().isOpen) {
    showSelectionMenu(false);
    return true;
  }
  if (!event.altKey && editor.key({ key: event.key, shift: event.shiftKey, ctrl })) return true;
  const by = arrowNudge(event);
  if (by) return nudge(by);
  if (event.altKey) return false;
  const key = event.key.toLowerCase();
  if (ctrl) {
    const command = event.shiftKey ? undefined : ctrlKeys[key];
    return command !== undefined && done(command);
  }
  if (event.shiftKey) {
    if (event.code === "Digit1") return done(actions.fit);
    if (event.code === "Digit2") return done(actions.fitSelection);
    if (actions.lookByKey?.(event.code)) return true;
    const command = shiftKeys[key];
    return command !== undefined && done(command);
  }
  const look = lookKeys[key];
  if (look) return done(() => look(actions));
  if (event.key === "Enter") return editor.state.selection.length > 0 && done(goToProperties);
  const edit = editKeys[key];
  return edit !== undefined && done(edit);
}

const lookKeys: Readonly<Record<string, (actions: CanvasActions) => void>> = {
  a: (actions) => actions.openCatalogue(),
  "1": (actions) => actions.showView("2d"),
  "2": (actions) => actions.showView("split"),
  "3": (actions) => actions.showView("3d"),
  "5": nextElevation,
  "4": (actions) => actions.showView("walk"),
};

/** Paste is an event of the browser's (clipboard/paste-events.ts). */
const ctrlKeys: Readonly<Record<string, () => void>> = {
  a: () => editor.select(movableRows()),
  c: () => copySelection(),
  d: () => editor.duplicate(),
  x: () => cutSelection(),
};

const shiftKeys: Readonly<Record<string, () => void>> = {
  g: () => editor.arrange.ungroup(),
  h: () => editor.arrange.show(),
  r: () => editor.rotate(-1),
};

const editKeys: Readonly<Record<string, () => unknown>> = {
  escape: () => editor.cancel(),
  g: () => editor.arrange.group(),
  h: () => editor.arrange.hide(),
  l: () => editor.arrange.lock(!isSelectionLocked()),
  "[": () => editor.rotate(1),
  "]": () => editor.rotate(-1),
  delete: () => removeSelectedWall() || editor.remove(),
  backspace: () => removeSelectedWall() || editor.remove(),
  r: () => editor.rotate(1),
  v: () => dropAll(),
  w: () => startWalls(),
  m: () => startMeasuring(),
  s: () => cycleSnapOfWall() || toggleSnapping(),
  x: () => editor.setToggle("collisions", !editor.state.toggles.collisions),
};

function movableRows(): readonly RowId[] {
  const { evaluated, held } = currentShown();
  return evaluated.rows.flatMap(({ row, automatic }) =>
    automatic || held.lockedRows.has(row.id) ? [] : [row.id],
  );
}

function isSelectionLocked(): boolean {
  const { selection } = editor.state;
  return selection.length > 0 && selection.every((id) => currentShown().held.lockedRows.has(id));
}

/** The selecting hand: nothing in it, nothing selected. */
function dropAll(): void {
  editor.putAway();
  editor.select([]);
}

/** Both ways of snapping on, or both off. */
export function toggleSnapping(): void {
  const { wallSnap, boxSnap } = editor.state.toggles;
  const on = !(wallSnap && boxSnap);
  editor.setToggle("wallSnap", on);
  editor.setToggle("boxSnap", on);
}

function nudge(by: Vec2): boolean {
  if (nudgeWall(by)) return true;
  if (editor.state.selection.length === 0) return false;
  editor.nudge(by);
  return true;
}

function done(action: () => unknown): true {
  action();
  return true;
}
