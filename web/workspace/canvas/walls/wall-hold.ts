import { type Gripped, gripPlace, pulled, type WallGrip, type WallPointer } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { type Project, type ProjectRefusal, viewedWall } from "@stanza/project";
import { currentScene, editor, lengthUnitNow, transact, useProject } from "@stanza/web-project";
import { create } from "zustand";
import { itemWidths } from "./item-widths.ts";
import { byHand } from "./locked-walls.ts";
import { useWallChoices } from "./wall-choices.ts";

interface WallHold {
  readonly grip: WallGrip | null;
  readonly from: Vec2;
  readonly last: { readonly pointer: WallPointer; readonly heightMm?: number } | null;
  /** What is typed for the grip's measure while it is held. */
  readonly typed: string;
  readonly gripped: Gripped | null;
  /** The project as it would be; `null`: as it is. */
  readonly preview: Project | null;
  /** Why it would not be. */
  readonly refusal: ProjectRefusal | null;
}

const EMPTY: WallHold = {
  grip: null,
  from: [0, 0],
  last: null,
  typed: "",
  gripped: null,
  preview: null,
  refusal: null,
};

/** A handle of a wall or a room in the hand, in the plan or in 3D: it moves a preview, and letting go is one step. */
export const useWallHold = create<WallHold>()(() => EMPTY);

/** What of it came, for who says it. */
export type HoldEnd =
  | { readonly kind: "done"; readonly grip: WallGrip; readonly valueMm: number }
  | { readonly kind: "refused"; readonly grip: WallGrip; readonly refusal: ProjectRefusal };

let ended: (end: HoldEnd) => void = () => {};

export function onHoldEnd(listener: typeof ended): void {
  ended = listener;
}

/** Takes a handle. `from`: where on the plan the hand has it. */
export function takeHold(grip: WallGrip, from: Vec2): void {
  useWallHold.setState({ ...EMPTY, grip, from }, true);
}

export function pullTo(pointer: WallPointer, heightMm?: number): void {
  follow({ pointer, ...(heightMm === undefined ? {} : { heightMm }) });
}

/** A digit, a unit, Backspace; Enter lets go there. True: the key was for the handle. */
export function holdKey(key: string): boolean {
  const { grip, typed, last } = useWallHold.getState();
  if (!grip) return false;
  if (key === "Escape") {
    if (typed === "") dropHold();
    else retype("");
    return true;
  }
  if (key === "Enter") {
    letGo();
    return true;
  }
  const next = typedAfter(typed, key, grip);
  if (next === null || !last) return false;
  retype(next);
  return true;
}

function typedAfter(typed: string, key: string, grip: WallGrip): string | null {
  if (key === "Backspace") return typed.slice(0, -1);
  if (/^[0-9.,]$/.test(key) || (typed !== "" && /^[mMcC'"/ ]$/.test(key))) return typed + key;
  return grip.kind === "bend" && typed === "" && key.toLowerCase() === "r" ? "r" : null;
}

function retype(typed: string): void {
  const { last } = useWallHold.getState();
  useWallHold.setState({ typed });
  if (last) follow(last);
}

function follow(last: NonNullable<WallHold["last"]>): void {
  const { grip, from, typed } = useWallHold.getState();
  const { project, evaluated } = currentScene();
  if (!grip) return;
  const gripped = pulled(project, grip, {
    ...last,
    from,
    typed,
    unit: lengthUnitNow(),
    mode: useWallChoices.getState().snap,
    widths: itemWidths(evaluated),
  });
  const outcome = gripped && byHand(gripped.change)(project);
  const before = useWallHold.getState().preview;
  useWallHold.setState({
    last,
    gripped,
    // A refused place keeps the last good one in view, with the reason.
    preview: outcome?.ok ? outcome.value : before,
    refusal: outcome && !outcome.ok ? outcome.refusal : null,
  });
}

/** The handle is let go: one step for undo, or none where it was not moved or may not be there. */
export function letGo(): void {
  const { grip, gripped, refusal } = useWallHold.getState();
  dropHold();
  if (!grip || !gripped) return;
  if (refusal) {
    ended({ kind: "refused", grip, refusal });
    return;
  }
  commit(grip, gripped);
}

export function dropHold(): void {
  useWallHold.setState(EMPTY, true);
}

/** How far a handle is moved to see whether a lock holds it, mm: not along any usual wall. */
const TRIAL = 2;

const NAMES = {
  corner: "edit.moveCorner",
  shift: "edit.moveWall",
  bend: "edit.bendWall",
  height: "edit.wallHeight",
  room: "edit.moveRoom",
} as const satisfies Record<WallGrip["kind"], string>;

function commit(grip: WallGrip, { change, valueMm }: Gripped, gesture?: string): void {
  const outcome = transact(NAMES[grip.kind], byHand(change), gesture === undefined ? {} : { gesture });
  if (outcome?.ok) ended({ kind: "done", grip, valueMm });
  else if (outcome) ended({ kind: "refused", grip, refusal: outcome.refusal });
}

/**
 * Moves a handle by keys, mm on the plan; a height by `up` alone. Presses in a row are one step.
 *
 * gesture   the same for one visit to the handle
 */
export function nudgeGrip(grip: WallGrip, by: Vec2, up: number, gesture: string): void {
  const project = useProject.getState().open?.document.project;
  const place = project && gripPlace(project, grip);
  if (!project || !place) return;
  const at: Vec2 = [place[0] + by[0], place[1] + by[1]];
  const height = grip.kind === "height" ? heightOf(project, grip) + up : undefined;
  const gripped = pulled(project, grip, {
    from: place,
    pointer: { at, shift: false, alt: true, mmPerPixel: 1 },
    ...(height === undefined ? {} : { heightMm: height }),
    typed: "",
    unit: "mm",
    mode: "off",
    widths: itemWidths(currentScene().evaluated),
  });
  if (gripped) commit(grip, gripped, gesture);
}

/** The locked wall that a handle would change; `null`: it is free to move. */
export function lockOn(project: Project, grip: WallGrip): ProjectRefusal | null {
  const place = editor.held().lockedWalls.size === 0 ? null : gripPlace(project, grip);
  if (!place) return null;
  const gripped = pulled(project, grip, {
    from: place,
    pointer: { at: [place[0] + TRIAL, place[1] + TRIAL / 2], shift: false, alt: true, mmPerPixel: 1 },
    ...(grip.kind === "height" ? { heightMm: heightOf(project, grip) + TRIAL } : {}),
    typed: "",
    unit: "mm",
    mode: "off",
    widths: {},
  });
  const outcome = gripped && byHand(gripped.change)(project);
  return outcome?.ok === false && outcome.refusal.cause === "wallLocked" ? outcome.refusal : null;
}

function heightOf(project: Project, grip: WallGrip & { readonly kind: "height" }): number {
  const room = project.rooms.find(({ id }) => id === grip.room);
  const viewed = room && viewedWall(room, grip.wall);
  if (!viewed) return 0;
  const { height, endHeight } = viewed.segment;
  return grip.end === "start" ? height : grip.end === "end" ? endHeight : (height + endHeight) / 2;
}
