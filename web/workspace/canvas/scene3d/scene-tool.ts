import { FLOOR, type PointerInput, type WallPointer } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { type RowId, wallSegments } from "@stanza/project";
import type { PointerHandler, Viewer, ViewerPointer } from "@stanza/viewer";
import { currentScene, editor, ghostsOf } from "@stanza/web-project";
import { divideHere, dividePointer, isDividing } from "../walls/wall-division.ts";
import {
  type Finger,
  forgetWallPointer,
  isDrawingWalls,
  wallClick,
  wallPointerMove,
} from "../walls/wall-tool.ts";
import { floorUnder, MOST_MM_PER_PIXEL, pixelOnFloor } from "./on-floor.ts";
import {
  type Grip,
  gripOf,
  gripPoint,
  heldKeys,
  isForWalls,
  type PointedScene,
  placingPoint,
} from "./plan-of-pointer.ts";

/** Where a pixel covers more of the floor than this, no corner is put, mm. */
const FAR_MM_PER_PIXEL = 150;
/** A finger covers more than a mouse points at. */
const FINGER = 1.6;

const NONE: ReadonlySet<RowId> = new Set();

/** What belongs on walls looks through the furniture in front of them. */
const everyRow = (): ReadonlySet<RowId> => new Set(currentScene().evaluated.rows.map(({ row }) => row.id));

/**
 * Pointers in 3D as the same editor that works on the plan understands them. The camera keeps what is not for the editor: an empty
 * press, and a finger on something that is not selected.
 */
export class SceneTool implements PointerHandler {
  readonly #viewer: Viewer;
  #grip: Grip | null = null;
  /** Whether the last press was the editor's: what follows it is no pick. */
  tookPress = false;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  down(pointer: ViewerPointer): boolean {
    this.tookPress = this.#take(pointer);
    return this.tookPress;
  }

  #take(pointer: ViewerPointer): boolean {
    if (isDrawingWalls()) {
      this.#drawTo(pointer, (corner) => wallPointerMove(corner, this.#fingerOf(pointer)));
      return true;
    }
    if (isDividing()) {
      this.#divideAt(pointer);
      return true;
    }
    const { interaction, selection } = editor.state;
    if (interaction.kind === "placing" || interaction.kind === "moving") {
      this.move(pointer);
      return true;
    }
    const { hit, event } = pointer;
    if (hit?.kind !== "row") return false;
    if (event.pointerType === "touch" && !selection.includes(hit.rowId)) return false;
    const { evaluated, project } = currentScene();
    const row = evaluated.rows.find((one) => one.row.id === hit.rowId);
    if (!row) return false;
    this.#grip = gripOf(row, hit.point, project.rooms.flatMap(wallSegments));
    const at = gripPoint(this.#grip, this.#scene(pointer, everyRow())) ?? [hit.point[0], hit.point[2]];
    editor.pointerDown(this.#input(pointer, at, hit.rowId));
    return true;
  }

  move(pointer: ViewerPointer, dragging = false): void {
    if (isDrawingWalls()) {
      this.#drawTo(pointer, (corner) => wallPointerMove(corner, dragging ? this.#fingerOf(pointer) : null));
      return;
    }
    if (isDividing()) {
      this.#divideAt(pointer);
      return;
    }
    const { interaction } = editor.state;
    if (interaction.kind === "idle" || interaction.kind === "marquee") return;
    const at = this.#planPoint(pointer);
    if (at) editor.pointerMove(this.#input(pointer, at, null));
  }

  up(pointer: ViewerPointer): void {
    if (isDrawingWalls()) {
      this.#drawTo(pointer, wallClick);
      return;
    }
    if (isDividing()) {
      this.#divideAt(pointer);
      divideHere();
      return;
    }
    editor.pointerUp(this.#input(pointer, this.#planPoint(pointer) ?? [0, 0], null));
    this.#grip = null;
  }

  cancel(): void {
    if (isDrawingWalls()) forgetWallPointer();
    else if (editor.state.interaction.kind !== "placing") editor.cancel();
    this.#grip = null;
  }

  isDrawing(): boolean {
    return isDrawingWalls() || isDividing();
  }

  /** A finger hides the corner that it puts. */
  #fingerOf({ clientX, clientY, event }: ViewerPointer): Finger | null {
    if (event.pointerType !== "touch") return null;
    const { left, top } = this.#viewer.canvas.getBoundingClientRect();
    return { on: "scene", at: [clientX - left, clientY - top] };
  }

  /** Where a corner would be: on the floor under the pointer; nowhere towards the horizon. */
  #drawTo({ event }: ViewerPointer, to: (pointer: WallPointer) => void): void {
    const at = floorUnder(this.#viewer, event);
    const pixel = pixelOnFloor(this.#viewer, event);
    if (!at || pixel === null || pixel > FAR_MM_PER_PIXEL) return;
    const mmPerPixel = pixel * (event.pointerType === "touch" ? FINGER : 1);
    to({ at, shift: event.shiftKey, alt: event.altKey, mmPerPixel });
  }

  /** Along the wall that is divided: by the wall under the pointer, else by the floor. */
  #divideAt({ hit, event }: ViewerPointer): void {
    const at: Vec2 | null =
      hit?.kind === "wall" ? [hit.point[0], hit.point[2]] : floorUnder(this.#viewer, event);
    const mmPerPixel = Math.min(MOST_MM_PER_PIXEL, pixelOnFloor(this.#viewer, event) ?? MOST_MM_PER_PIXEL);
    if (at) dividePointer({ at, mmPerPixel, alt: event.altKey });
  }

  #planPoint(pointer: ViewerPointer): Vec2 | null {
    const { interaction } = editor.state;
    if (interaction.kind === "placing") {
      return placingPoint(
        interaction,
        this.#scene(pointer, isForWalls(interaction.article) ? everyRow() : NONE),
      );
    }
    if (interaction.kind === "moving") this.#grip ??= this.#gripOf(interaction.leader);
    if (this.#grip === null) return null;
    const inHand = new Set(ghostsOf(interaction).flatMap(({ row }) => row ?? []));
    return gripPoint(this.#grip, this.#scene(pointer, this.#grip.kind === "wall" ? everyRow() : inHand));
  }

  /** A row that is carried without a press is held where it stands. */
  #gripOf(leader: RowId): Grip | null {
    const { evaluated, project } = currentScene();
    const row = evaluated.rows.find((one) => one.row.id === leader);
    return row ? gripOf(row, row.frame.at, project.rooms.flatMap(wallSegments)) : null;
  }

  #scene({ clientX, clientY }: ViewerPointer, inHand: ReadonlySet<RowId>): PointedScene {
    const viewer = this.#viewer;
    return {
      hit: viewer.pick(clientX, clientY, { ignore: inHand }),
      onHeight: (height) => viewer.pointOnFloor(clientX, clientY, height),
      onWall: (wall) => viewer.pointOnWall(wall, clientX, clientY),
    };
  }

  #input(pointer: ViewerPointer, at: Vec2, row: RowId | null): PointerInput {
    const rows = row === null ? [] : [row];
    const mmPerPixel = this.#mmPerPixel(pointer);
    return { at, surface: FLOOR, rows, wall: null, ...heldKeys(pointer.event), mmPerPixel };
  }

  /** How much of the floor a pixel covers where the pointer is. */
  #mmPerPixel(pointer: ViewerPointer): number {
    return Math.min(MOST_MM_PER_PIXEL, pixelOnFloor(this.#viewer, pointer) ?? MOST_MM_PER_PIXEL);
  }
}
