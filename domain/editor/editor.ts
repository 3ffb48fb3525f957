import type { EvaluatedRow } from "@stanza/evaluation";
import { normaliseAngle, planToParent, sub2, type Vec2 } from "@stanza/geometry";
import { placeRows, type RowId, type WallId, withGroups } from "@stanza/project";
import { Arranger } from "./arranger.ts";
import { rotateChange } from "./commands.ts";
import type { SideDistance } from "./distances.ts";
import type { EditorHost } from "./editor-host.ts";
import { forgotten } from "./forgotten.ts";
import type { HeightDistance } from "./height-distances.ts";
import {
  type EditorState,
  type EditorToggle,
  type EditorToggles,
  type Ghost,
  type Interaction,
  type PointerInput,
  type ToPlace,
  USUAL_TOGGLES,
} from "./interaction.ts";
import { type SeatingHost, seatingHost } from "./seating-host.ts";
import { distancesAround, heightsAround, towards } from "./selected-distances.ts";
import { Selection } from "./selection.ts";
import { type Surroundings, surroundingsOf } from "./surroundings.ts";
import { caughtBetween, isClick } from "./tools/marquee.ts";
import { followMoving, placementsOf, settledMoving, startMoving } from "./tools/moving.ts";
import { followPlacing, placeChange, settledPlacing, startPlacing } from "./tools/placing.ts";
import { angleOf, followTurning, startTurning } from "./tools/turning.ts";
import { typedAfter } from "./tools/typed-distance.ts";

const IDLE: Interaction = { kind: "idle" };
/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 4;
/** Free things turn by this, things against walls by a quarter. */
const TURN_FREE = 15;
const TURN_QUARTER = 90;

/**
 * What the hand does to the project, the same in plan and in 3D: select, place, move, turn, type a distance. One interaction at a time;
 * while it goes on only ghosts move, and its end is one named change. Esc leaves everything as it was.
 */
export class Editor {
  /** What is done with the selection at once: mirror, align, distribute, repeat, group, lock, hide, paste. */
  readonly arrange: Arranger;
  #state: EditorState;
  readonly #host: SeatingHost;
  readonly #selection: Selection;
  readonly #listeners = new Set<() => void>();
  #around: Surroundings = { walls: [], obstacles: [], wallItems: [] };
  /** What moves in the present gesture, the grabbed row among it. */
  #movers: readonly RowId[] = [];
  /** Where the hand was last, so that a key can redo what the pointer did. */
  #hand: PointerInput | null = null;

  constructor(host: EditorHost, toggles: Partial<EditorToggles> = {}) {
    this.#host = seatingHost(host);
    this.#state = {
      selection: [],
      entered: null,
      wall: null,
      interaction: IDLE,
      toggles: { ...USUAL_TOGGLES, ...toggles },
    };
    this.#selection = new Selection(host, { state: () => this.#state, select: (rows) => this.select(rows) });
    this.arrange = new Arranger(this.#host, this.#selection);
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Calls `listener` after every change of `state`; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setToggle(toggle: EditorToggle, on: boolean): void {
    this.#set({ toggles: { ...this.#state.toggles, [toggle]: on } });
  }

  /** The scale that the plan stays at, 1 to this; `null`: none. */
  setMapScale(map2DScale: number | null): void {
    this.#set({ toggles: { ...this.#state.toggles, map2DScale } });
  }

  /** Exactly these rows, whatever groups they are in. */
  select(rows: readonly RowId[]): void {
    this.#set({ selection: [...new Set(rows)], wall: null });
  }

  /** A row with its group; that alone where the group is entered. */
  pick(row: RowId): void {
    this.#leaveGroupUnlessOf(row);
    this.select(this.#selection.as(row));
  }

  selectWall(wall: WallId): void {
    this.#set({ selection: [], wall, entered: null });
  }

  /** Goes into the group of a row, where rows are selected one by one; Esc or a press elsewhere leaves it. */
  enter(row: RowId): void {
    const { group } = this.#host.project().rows.find(({ id }) => id === row) ?? {};
    this.#set({ entered: group ?? null, selection: [row], wall: null, interaction: IDLE });
  }

  /** What is hidden and what is locked, as the toggles have it. */
  held() {
    return this.#selection.held();
  }

  /** Drops what is no longer there, after undo or a change from elsewhere; a gesture on it ends. */
  forget(known: ReadonlySet<RowId>): void {
    const left = forgotten(this.#state, known, this.#host.project());
    if (left) this.#set(left);
  }

  /** Takes an article or a gallery in hand; its ghost follows the pointer until it is put down or Esc. */
  startPlacing(article: ToPlace): void {
    this.#around = this.#surroundings([]);
    this.#set({ selection: [], entered: null, wall: null, interaction: startPlacing(article) });
  }

  /** Takes the selection in hand without a press: it follows the pointer, and the next click puts it down. */
  carry(): void {
    if (this.#state.interaction.kind !== "idle") return;
    const [leader] = this.#selection.movable();
    if (leader === undefined) return;
    const [width, , depth] = leader.article.box;
    this.#beginMoving(leader.row.id, planToParent(leader.frame, [width / 2, depth / 2]), true);
  }

  /** Takes the handle of the ring around the selection. */
  startTurning(at: Vec2): void {
    if (this.#state.interaction.kind !== "idle") return;
    const rows = this.#selection.movable();
    const interaction = startTurning(rows, at);
    if (!interaction) return;
    this.#movers = rows.map(({ row }) => row.id);
    this.#around = this.#surroundings(this.#movers);
    this.#set({ interaction });
  }

  pointerDown(input: PointerInput): void {
    const { interaction, selection, toggles } = this.#state;
    if (isHolding(interaction)) {
      this.pointerMove(input);
      return;
    }
    if (input.row === null) {
      const { at, wall } = input;
      const add = input.shift || toggles.multiSelection;
      this.#set({ interaction: { kind: "marquee", from: at, to: at, add, wall } });
      return;
    }
    this.#leaveGroupUnlessOf(input.row);
    const rows = input.alt ? [input.row] : this.#selection.as(input.row);
    const isSelected = selection.includes(input.row);
    if (input.shift) {
      this.select(isSelected ? selection.filter((id) => !rows.includes(id)) : [...selection, ...rows]);
      return;
    }
    const add = toggles.multiSelection;
    const now = isSelected ? selection : add ? [...selection, ...rows] : rows;
    this.select(now);
    // What is pressed may be about to move with the whole selection: only a press that stays a click chooses among it.
    const among = add ? selection.filter((id) => !rows.includes(id)) : rows;
    const becomes = isSelected ? among : now;
    this.#set({ interaction: { kind: "pressing", row: input.row, from: input.at, becomes } });
  }

  pointerMove(input: PointerInput): void {
    const { interaction } = this.#state;
    this.#hand = input;
    if (interaction.kind === "marquee") this.#set({ interaction: { ...interaction, to: input.at } });
    else if (interaction.kind === "pressing") this.#startMoving(interaction.row, interaction.from, input);
    else if (isHolding(interaction)) this.#set({ interaction: this.#followed(interaction, input) });
  }

  #followed(interaction: Held, input: PointerInput): Interaction {
    const { selection, toggles } = this.#state;
    if (interaction.kind === "placing") return followPlacing(interaction, input, this.#around, toggles);
    const rows = this.#selection.rows(this.#movers);
    if (interaction.kind === "turning")
      return followTurning(interaction, input.at, input.shift, rows, this.#around);
    return followMoving(interaction, rows, selection, input, this.#around, toggles);
  }

  pointerUp(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind === "placing") this.#putDown(input.alt, input.shift);
    else if (interaction.kind === "moving") this.#finishMoving(input.alt);
    else if (interaction.kind === "turning") this.#finishTurning(input.alt);
    else if (interaction.kind === "marquee") this.#finishMarquee(interaction, input.mmPerPixel);
    else if (interaction.kind === "pressing") {
      this.#set({ interaction: IDLE });
      this.select(interaction.becomes);
    }
  }

  /** Esc: clears what was typed, then gives up the gesture, then goes out of the group, then drops the selection. */
  cancel(): void {
    const { interaction, entered, selection } = this.#state;
    if (isHolding(interaction) && interaction.typed !== "") {
      this.#set({ interaction: { ...interaction, typed: "" } });
    } else if (interaction.kind !== "idle") this.#set({ interaction: IDLE });
    else if (entered !== null) {
      this.#set({ entered: null, selection: withGroups(this.#host.project(), selection) });
    } else this.select([]);
  }

  /** A digit, comma or Backspace typed while something is in hand; Enter puts it at that distance. True: the key was for this. */
  type(key: string): boolean {
    const { interaction } = this.#state;
    if (!isHolding(interaction)) return false;
    const typed = typedAfter(interaction.typed, key);
    if (typed !== null) this.#set({ interaction: { ...interaction, typed } });
    else if (key !== "Enter") return false;
    else if (interaction.kind === "moving") this.#finishMoving(false);
    else if (interaction.kind === "turning") this.#finishTurning(false);
    else this.#putDown(false, false);
    return true;
  }

  /** Turns what is in hand, or the selection: by quarters for what stands against a wall, else by 15°. `sense` 1 is counter-clockwise. */
  rotate(sense: 1 | -1): void {
    const { interaction } = this.#state;
    if (isHolding(interaction)) {
      this.#turnInHand(sense * TURN_QUARTER);
      return;
    }
    const rows = this.#selection.movable();
    if (rows.length === 0) return;
    const step = rows.every((row) => row.frame.rotY % TURN_QUARTER === 0) ? TURN_QUARTER : TURN_FREE;
    this.#host.commit("rotate", rotateChange(rows, sense * step));
  }

  /** Moves the selection on the plan, mm. */
  nudge([x, z]: Vec2): void {
    this.arrange.shift("nudge", [x, 0, z]);
  }

  remove(): void {
    this.arrange.remove();
  }

  duplicate(): void {
    this.arrange.duplicate();
  }

  /** The clear distances around the selection, for labels that can be typed into. */
  selectedDistances(): readonly SideDistance[] {
    return distancesAround(this.#ownRows(), this.#host, this.held().hiddenRows);
  }

  /** How far it is below and above the selection. */
  selectedHeights(): readonly HeightDistance[] {
    return heightsAround(this.#ownRows(), this.#host, this.held().hiddenRows);
  }

  /** Moves the selection so that its distance on a side becomes `value` mm. */
  setDistance(side: SideDistance["side"], value: number): void {
    const rows = this.#ownRows();
    const distance = this.selectedDistances().find((entry) => entry.side === side);
    if (distance && Number.isFinite(value)) this.arrange.shift("setDistance", towards(rows, distance, value));
  }

  /** Moves the selection up or down so that what is free below or above it becomes `value` mm. */
  setHeight(side: HeightDistance["side"], value: number): void {
    const distance = this.selectedHeights().find((entry) => entry.side === side);
    if (!distance || !Number.isFinite(value)) return;
    const by = value - distance.value;
    this.arrange.shift("setDistance", [0, side === "below" ? by : -by, 0]);
  }

  /** Turns what is in hand where it is; a wall may turn it back when it snaps. */
  #turnInHand(by: number): void {
    const { interaction } = this.#state;
    if (interaction.kind === "placing") {
      this.#set({ interaction: { ...interaction, rotY: normaliseAngle(interaction.rotY + by) } });
    } else if (interaction.kind === "moving") {
      const ghosts = interaction.ghosts.map((ghost, i) =>
        i > 0 ? ghost : { ...ghost, frame: { ...ghost.frame, rotY: normaliseAngle(ghost.frame.rotY + by) } },
      );
      this.#set({ interaction: { ...interaction, ghosts } });
    }
    if (this.#hand) this.pointerMove(this.#hand);
  }

  #putDown(force: boolean, keepPlacing: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "placing") return;
    const { article } = interaction;
    const ghost = settledPlacing(interaction, this.#around);
    if (!ghost) return;
    const placed = placeChange(article, ghost, () => this.#host.newId());
    if (!placed || this.#refusedByCollision([ghost], force, placed.ids[0])) return;
    const widths = Object.fromEntries(placed.ids.map((id) => [id, ghost.box[0]]));
    this.#host.commit("place", placed.change, widths);
    if (keepPlacing && !("members" in article)) this.startPlacing(article);
    else this.#set({ selection: placed.ids, interaction: IDLE });
  }

  #beginMoving(leader: RowId, from: Vec2, carried: boolean): void {
    this.#movers = this.#selection.movers().map(({ row }) => row.id);
    this.#around = this.#surroundings(this.#movers);
    this.#set({ interaction: startMoving(leader, from, carried) });
  }

  #startMoving(leader: RowId, from: Vec2, input: PointerInput): void {
    const way = sub2(input.at, from);
    if (Math.hypot(way[0], way[1]) < DRAG_PIXELS * input.mmPerPixel) return;
    if (this.#selection.movable([leader]).length === 0) {
      this.#set({ interaction: IDLE });
      return;
    }
    this.#beginMoving(leader, from, false);
    this.pointerMove(input);
  }

  #finishMoving(force: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "moving") return;
    this.#set({ interaction: IDLE });
    const rows = this.#selection.rows(this.#movers);
    this.#put("move", settledMoving(interaction, rows, this.#around), force);
  }

  #finishTurning(force: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "turning") return;
    this.#set({ interaction: IDLE });
    const rows = this.#selection.rows(this.#movers);
    const by = angleOf(interaction);
    if (by === 0) return;
    if (interaction.typed !== "") this.#host.commit("rotate", rotateChange(rows, by));
    else this.#put("rotate", interaction.ghosts, force);
  }

  /** Puts rows where their ghosts are, unless something is in the way. */
  #put(name: "move" | "rotate", ghosts: readonly Ghost[], force: boolean): void {
    if (ghosts.length === 0 || this.#refusedByCollision(ghosts, force)) return;
    const placements = placementsOf(ghosts, this.#selection.rows(this.#movers));
    this.#host.commit(name, (project) => placeRows(project, { placements }));
  }

  #finishMarquee({ from, to, add, wall }: Interaction & { kind: "marquee" }, mmPerPixel: number): void {
    this.#set({ interaction: IDLE, ...(add ? {} : { entered: null }) });
    if (wall !== null && isClick(from, to, DRAG_PIXELS * mmPerPixel)) {
      this.selectWall(wall);
      return;
    }
    const { hiddenRows, lockedRows } = this.held();
    const caught = caughtBetween(from, to, this.#host.evaluated().rows).filter(
      (id) => !hiddenRows.has(id) && !lockedRows.has(id),
    );
    const whole = withGroups(this.#host.project(), caught);
    this.select(add ? [...this.#state.selection, ...whole] : whole);
  }

  #refusedByCollision(ghosts: readonly Ghost[], force: boolean, id: RowId = ""): boolean {
    const blocked = ghosts.find(({ collidesWith }) => collidesWith !== null);
    if (!blocked || force || !this.#state.toggles.collisions) return false;
    this.#host.notify({ kind: "collides", row: blocked.row ?? id, with: blocked.collidesWith });
    return true;
  }

  #surroundings(except: readonly RowId[]): Surroundings {
    return surroundingsOf(this.#host, new Set([...except, ...this.held().hiddenRows]));
  }

  #ownRows(): readonly EvaluatedRow[] {
    return this.#selection.rows().filter(({ automatic }) => !automatic);
  }

  #leaveGroupUnlessOf(row: RowId): void {
    const { entered } = this.#state;
    if (entered === null) return;
    if (!this.#host.project().rows.some(({ id, group }) => id === row && group === entered))
      this.#set({ entered: null });
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Something that follows the hand: an article to place, rows being moved or turned. */
type Held = Interaction & { readonly kind: "moving" | "placing" | "turning" };

const isHolding = (interaction: Interaction): interaction is Held =>
  interaction.kind === "moving" || interaction.kind === "placing" || interaction.kind === "turning";
