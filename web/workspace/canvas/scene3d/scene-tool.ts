import { FLOOR, type PointerInput } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { type RowId, wallSegments } from "@stanza/project";
import type { PointerHandler, Viewer, ViewerPointer } from "@stanza/viewer";
import { currentScene, editor, ghostsOf } from "@stanza/web-project";
import { isDrawing } from "../hand-gestures.ts";
import { heldKeys } from "../held-keys.ts";
import { setFinger } from "../walls/finger.ts";
import { floorUnder, MOST_MM_PER_PIXEL, pixelOnFloor } from "./on-floor.ts";
import {
  type Grip,
  gripOf,
  gripPoint,
  isForWalls,
  type PointedScene,
  placingPoint,
} from "./plan-of-pointer.ts";

/** Corners are not put where a pixel covers more of the floor than this, mm. */
const FAR_MM_PER_PIXEL = 150;
const NONE: ReadonlySet<RowId> = new Set();

/** The rows to look through: articles for walls are placed behind the furniture in front of them. */
const everyRow = (): ReadonlySet<RowId> => new Set(currentScene().evaluated.rows.map(({ row }) => row.id));

/**
 * Pointers in 3D as points on the floor for the editor's tools. The camera keeps what is not for them: an empty press, a finger on
 * something that is not selected, and every press while a tool of the plan is in the hand.
 */
export class SceneTool implements PointerHandler {
  readonly #viewer: Viewer;
  #grip: Grip | null = null;
  #last: PointerInput | null = null;
  /** True: the last press was the editor's, so the next release is no pick. */
  tookPress = false;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  down(pointer: ViewerPointer): boolean {
    if (editor.state.interaction.kind === "idle") this.#grip = this.#gripAt(pointer);
    const input = this.#input(pointer);
    this.#magnify(pointer);
    const isTaken = input !== null && editor.pointerDown(input);
    this.tookPress = isTaken || isDrawing();
    return this.tookPress;
  }

  move(pointer: ViewerPointer, dragging = false): void {
    const { kind } = editor.state.interaction;
    if (kind === "idle" || kind === "marquee") return;
    if (dragging) this.#magnify(pointer);
    const input = this.#input(pointer);
    if (input) editor.pointerMove(input);
  }

  up(pointer: ViewerPointer): void {
    setFinger(null);
    // Above the horizon what is carried is put down where it was last; a corner is not put.
    const input = this.#input(pointer) ?? (isDrawing() ? null : this.#last);
    if (input) editor.pointerUp(input);
    else editor.pointerLost();
    this.#grip = null;
  }

  cancel(): void {
    setFinger(null);
    editor.pointerLost();
    this.#grip = null;
  }

  isDrawing(): boolean {
    return isDrawing();
  }

  /** A finger hides the corner that it puts. */
  #magnify({ clientX, clientY, pointer }: ViewerPointer): void {
    if (pointer.pointerType !== "touch" || !isDrawing()) return;
    const { left, top } = this.#viewer.canvas.getBoundingClientRect();
    setFinger({ on: "scene", at: [clientX - left, clientY - top] });
  }

  /** The grip on the row under a press; `null`: there is none, or the press is the camera's. */
  #gripAt({ hit, pointer }: ViewerPointer): Grip | null {
    if (hit?.kind !== "row") return null;
    if (pointer.pointerType === "touch" && !editor.state.selection.includes(hit.rowId)) return null;
    const { evaluated, project } = currentScene();
    const row = evaluated.rows.find((one) => one.row.id === hit.rowId);
    return row ? gripOf(row, hit.point, project.rooms.flatMap(wallSegments)) : null;
  }

  /** The pointer for the tool in the hand; `null` where it points at nothing that the tool could use. */
  #input(pointer: ViewerPointer): PointerInput | null {
    const { hit } = pointer;
    const at = this.#pointFor(pointer);
    if (!at) return null;
    const pixel = pixelOnFloor(this.#viewer, pointer) ?? MOST_MM_PER_PIXEL;
    const mmPerPixel = isDrawing() ? pixel : Math.min(MOST_MM_PER_PIXEL, pixel);
    const rows = hit?.kind === "row" ? [hit.rowId] : [];
    this.#last = { at, surface: FLOOR, rows, wall: null, ...heldKeys(pointer.pointer), mmPerPixel };
    return this.#last;
  }

  #pointFor(pointer: ViewerPointer): Vec2 | null {
    const { interaction } = editor.state;
    switch (interaction.kind) {
      case "drawingWalls":
        return this.#cornerAt(pointer);
      case "dividingWall":
        return pointer.hit?.kind === "wall"
          ? [pointer.hit.point[0], pointer.hit.point[2]]
          : floorUnder(this.#viewer, pointer);
      case "placing": {
        const ignored = isForWalls(interaction.article) ? everyRow() : NONE;
        return placingPoint(interaction, this.#scene(pointer, ignored));
      }
      case "idle":
      case "pressing":
      case "moving":
        return this.#gripPoint(pointer);
      default:
        return null;
    }
  }

  /** On the floor under the pointer; nowhere towards the horizon. */
  #cornerAt(pointer: ViewerPointer): Vec2 | null {
    const pixel = pixelOnFloor(this.#viewer, pointer);
    return pixel === null || pixel > FAR_MM_PER_PIXEL ? null : floorUnder(this.#viewer, pointer);
  }

  #gripPoint(pointer: ViewerPointer): Vec2 | null {
    const { interaction } = editor.state;
    if (interaction.kind === "moving") this.#grip ??= this.#gripOf(interaction.leader);
    if (this.#grip === null) return null;
    const inHand = new Set(ghostsOf(interaction).flatMap(({ row }) => row ?? []));
    const at = gripPoint(this.#grip, this.#scene(pointer, this.#grip.kind === "wall" ? everyRow() : inHand));
    const { hit } = pointer;
    // A press begins where it hit the row, wherever that is to be held.
    return at ?? (interaction.kind === "idle" && hit ? [hit.point[0], hit.point[2]] : null);
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
}
