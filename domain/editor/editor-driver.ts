import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { type Frame, ORIGIN, planToParent, type Vec2 } from "@stanza/geometry";
import type { RowId, WallSegment } from "@stanza/project";
import type { Editor } from "./editor.ts";
import { extentOf, standing } from "./extent.ts";
import type { Ghost } from "./ghost.ts";
import { FLOOR, type PointerInput, pointOn, type Surface } from "./pointer-input.ts";

/** Keys that are held while the pointer acts. */
export interface HeldKeys {
  readonly alt?: boolean;
  readonly shift?: boolean;
}

/** A screen pixel of the driver's plan, mm. */
const MM_PER_PIXEL = 5;

/**
 * Drives the editor from code like a person who points, presses and types. Points are plan millimetres; a press hits the visible row at its
 * point. Every method returns the driver, so that a sequence of gestures reads as one.
 */
export class EditorDriver {
  readonly editor: Editor;
  readonly #evaluated: () => EvaluatedProject;
  #at: Vec2 = [0, 0];
  #surface: Surface = FLOOR;
  /** The frame in which the surface is measured. */
  #frame: Frame = ORIGIN;

  constructor(editor: Editor, evaluated: () => EvaluatedProject) {
    this.editor = editor;
    this.#evaluated = evaluated;
  }

  moveTo(x: number, z: number, held: HeldKeys = {}): this {
    this.#at = [x, z];
    this.#surface = FLOOR;
    this.#frame = ORIGIN;
    this.editor.pointerMove(this.#pointer(held));
    return this;
  }

  /** Moves over a wall: along it from its start, and above the floor, mm. Every row of the project counts as in front of it. */
  moveOver(
    { wall, frame }: Pick<WallSegment, "wall" | "frame">,
    along: number,
    up: number,
    held: HeldKeys = {},
  ): this {
    this.#at = planToParent(frame, [along, 0]);
    this.#frame = frame;
    const seen = new Set(this.rows.map(({ row }) => row.id));
    this.#surface = { kind: "wall", wall: wall.id, at: [along, up], seen };
    this.editor.pointerMove(this.#pointer(held));
    return this;
  }

  press(held: HeldKeys = {}): this {
    this.editor.pointerDown(this.#pointer(held));
    return this;
  }

  release(held: HeldKeys = {}): this {
    this.editor.pointerUp(this.#pointer(held));
    return this;
  }

  click(x: number, z: number, held: HeldKeys = {}): this {
    return this.moveTo(x, z, held).press(held).release(held);
  }

  /** Clicks twice on one place, which selects a row of a group alone. */
  doubleClick(x: number, z: number): this {
    this.click(x, z);
    const [row] = this.#pointer({}).rows;
    if (row !== undefined) this.editor.enter(row);
    return this;
  }

  /** Presses at one point, moves in steps, releases at another. */
  drag(from: Vec2, to: Vec2, held: HeldKeys = {}): this {
    this.moveTo(...from, held).press(held);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      this.moveTo(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, held);
    }
    return this.release(held);
  }

  /** Drags the handle of the ring around the selection from one point to another. */
  turn(from: Vec2, to: Vec2, held: HeldKeys = {}): this {
    this.editor.use("turning", from);
    return this.moveTo(...to, held).release(held);
  }

  type(text: string): this {
    for (const key of text) this.key(key);
    return this;
  }

  enter(): this {
    return this.key("Enter");
  }

  key(
    key: string,
    { shift = false, ctrl = false }: { readonly shift?: boolean; readonly ctrl?: boolean } = {},
  ): this {
    this.editor.key({ key, shift, ctrl });
    return this;
  }

  /** The person's rows. */
  get rows(): readonly EvaluatedRow[] {
    return this.#evaluated().rows.filter((row) => !row.automatic);
  }

  /** The ghosts that follow the pointer now. */
  get ghosts(): readonly Ghost[] {
    const { interaction } = this.editor.state;
    if (interaction.kind === "moving" || interaction.kind === "turning") return interaction.ghosts;
    return interaction.kind === "placing" && interaction.ghost ? [interaction.ghost] : [];
  }

  /** The place of the nth row: its left-back corner on the plan and its turn. Throws a `RangeError` for a missing row. */
  standing(index: number): readonly [x: number, z: number, rotY: number] {
    const row = this.rows[index];
    if (!row) throw new RangeError(`There is no row ${index}.`);
    const [x, z] = planToParent(row.frame, [0, 0]);
    return [Math.round(x * 10) / 10 + 0, Math.round(z * 10) / 10 + 0, row.frame.rotY];
  }

  /** The present pointer. */
  pointer(): PointerInput {
    return this.#pointer({});
  }

  #pointer({ alt = false, shift = false }: HeldKeys): PointerInput {
    return {
      at: this.#at,
      surface: this.#surface,
      rows: this.#under(),
      wall: null,
      shift,
      alt,
      ctrl: false,
      touch: false,
      mmPerPixel: MM_PER_PIXEL,
    };
  }

  /** The rows under the pointer, the topmost first. */
  #under(): readonly RowId[] {
    const { hiddenRows } = this.editor.held();
    const surface = this.#surface;
    const [x, y] = pointOn({ at: this.#at, surface });
    const up = surface.kind === "wall" ? 1 : 2;
    const found = this.rows.filter((row) => {
      const { min, max } = extentOf(this.#frame, standing(row));
      return !hiddenRows.has(row.row.id) && x >= min[0] && x <= max[0] && y >= min[up] && y <= max[up];
    });
    return found.map(({ row }) => row.id).toReversed();
  }
}
