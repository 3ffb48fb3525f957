import type { EvaluatedRow } from "@stanza/evaluation";
import type { Vec2, Vec3 } from "@stanza/geometry";
import {
  type Change,
  type ProjectRefusal,
  placeRows,
  type RowId,
  sparingLockedWalls,
  type WallId,
} from "@stanza/project";
import { Arranger } from "./arranger.ts";
import { rotateChange } from "./commands.ts";
import type { SideDistance } from "./distances.ts";
import type { EditorHost } from "./editor-host.ts";
import type { EditorState } from "./editor-state.ts";
import { EditorStore } from "./editor-store.ts";
import { forgotten } from "./forgotten.ts";
import type { HeightDistance } from "./height-distances.ts";
import { IDLE } from "./interaction.ts";
import { shiftedGhost } from "./moved-over-wall.ts";
import { isOnCeiling } from "./on-ceiling.ts";
import { placementsOf } from "./placement.ts";
import type { KeyInput, PointerInput } from "./pointer-input.ts";
import { type SeatingHost, seatingHost } from "./seating-host.ts";
import { distancesAround, heightsAround, towards } from "./selected-distances.ts";
import { SelectedRows } from "./selection.ts";
import { surroundingsOf } from "./surroundings.ts";
import type { EditorToggle } from "./toggles.ts";
import { NAME_OF_GRIP } from "./tools/gripping-wall.ts";
import { refusedByCollision } from "./tools/refused-by-collision.ts";
import { type Cancelled, type Step, type ToolContext, toIdle } from "./tools/tool.ts";
import { type ToolArgs, type ToolKind, toolOf } from "./tools/tools.ts";
import { USUAL_WALL_SETTINGS } from "./wall-settings.ts";
import { itemWidths } from "./walls/item-widths.ts";
import { lockOn, nudgedGrip } from "./walls/nudged-grip.ts";
import type { WallGrip } from "./walls/wall-gripping.ts";

/** Turn step of free articles, degrees; articles against a wall turn by a quarter. */
const TURN_FREE = 15;
const TURN_QUARTER = 90;

/**
 * Turns pointers and keys into changes of a project, the same way in plan, elevation and 3D. It holds one tool at a time (`tools/`) with
 * its state, passes events to it and carries out the effects. During a gesture only ghosts and previews move; its end is one named change.
 */
export class Editor {
  /** Immediate commands on the selection: mirror, align, distribute, repeat, group, lock, hide, paste. */
  readonly arrange: Arranger;
  readonly #store: EditorStore;
  readonly #host: EditorHost;
  readonly #seating: SeatingHost;
  readonly #rows: SelectedRows;
  readonly #context: ToolContext;
  #isCommitting = false;

  /** `store` absent: a state of its own, with the usual toggles. */
  constructor(host: EditorHost, store = new EditorStore()) {
    this.#host = host;
    this.#store = store;
    store.whenSelected(() => this.#refresh());
    this.#seating = seatingHost(host);
    this.#rows = new SelectedRows(host, () => store.state);
    this.#context = this.#contextOfTools();
    this.arrange = new Arranger(this.#seating, this.#rows, (rows) => this.select(rows));
  }

  get state(): EditorState {
    return this.#store.state;
  }

  /** Calls `listener` after every change of `state`; returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  /** Takes a tool in place of the present one. */
  use<K extends ToolKind>(
    kind: K,
    ...[args]: ToolArgs[K] extends undefined ? [] : [args: ToolArgs[K]]
  ): void {
    const { interaction } = this.#store.state;
    const { to, effects } = toolOf(kind).enter(args, this.#context);
    const kept =
      to === interaction ? [] : (toolOf(interaction.kind).leave?.(interaction, this.#context) ?? []);
    this.#do({ to, effects: [...kept, ...effects] });
  }

  /** Puts the tool away. Unfinished work that it keeps, such as the walls drawn so far, becomes a change. */
  putAway(): void {
    const { interaction } = this.#store.state;
    if (interaction.kind === "idle") return;
    this.#do(toIdle(...(toolOf(interaction.kind).leave?.(interaction, this.#context) ?? [])));
  }

  /** Handles a press. Returns false when the tool has no use for it and the view may move instead. */
  pointerDown(input: PointerInput): boolean {
    const { interaction } = this.#store.state;
    const next = toolOf(interaction.kind).down(interaction, input, this.#context);
    if (next) this.#do(next);
    return next !== null;
  }

  pointerMove(input: PointerInput): void {
    const { interaction } = this.#store.state;
    this.#do(toolOf(interaction.kind).move(interaction, input, this.#context));
  }

  pointerUp(input: PointerInput): void {
    const { interaction } = this.#store.state;
    this.#do(toolOf(interaction.kind).up(interaction, input, this.#context));
  }

  /**
   * Handles a pointer that was lost before its release (a second finger, the system or another window took it). Only the gesture of that
   * press is given up.
   */
  pointerLost(): void {
    this.#cancel("pointerLost");
  }

  /** Handles Esc: clears typed digits, then gives up the gesture, then leaves the group, then clears the selection. */
  cancel(): void {
    this.#cancel("escape");
  }

  /** Handles a key. Returns true when the tool used it. */
  key(input: KeyInput): boolean {
    const { interaction } = this.#store.state;
    const next = toolOf(interaction.kind).key(interaction, input, this.#context);
    if (next) this.#do(next);
    return next !== null;
  }

  /** Handles a change of the project from outside, such as undo: references to removed things are dropped, and the tool goes on or ends. */
  projectChanged(): void {
    if (this.#isCommitting) return;
    const gone = forgotten(this.#store.state, this.#host.project(), this.#host.evaluated());
    if (gone) this.#set(gone);
    this.#refresh();
  }

  setToggle(toggle: EditorToggle, on: boolean): void {
    if (toggle === "zoomWindow" && on) this.use("zoomWindow");
    else if (toggle === "newOrigin" && on && this.#store.state.origin === null) this.use("ownOrigin");
    else {
      if (!on && this.#store.state.interaction.kind === TOOL_OF_TOGGLE[toggle]) this.#do(toIdle());
      this.#set({ toggles: { ...this.#store.state.toggles, [toggle]: on } });
    }
  }

  /** Sets the fixed scale of the plan, 1 to this; `null`: none. */
  setMapScale(map2DScale: number | null): void {
    this.#set({ toggles: { ...this.#store.state.toggles, map2DScale } });
  }

  /** Sets the point from which positions are measured, as stored with a project; `null`: none. */
  setOrigin(origin: Vec2 | null): void {
    this.#set({ origin, toggles: { ...this.#store.state.toggles, newOrigin: origin !== null } });
  }

  setFingerSelects(fingerSelects: boolean): void {
    this.#set({ fingerSelects });
  }

  /** Selects exactly these rows, whatever groups they are in. */
  select(rows: readonly RowId[]): void {
    this.#store.select(rows);
  }

  /** Selects a row with its group, or the row alone while its group is entered. */
  pick(row: RowId): void {
    const { entered } = this.#store.state;
    const { group } = this.#host.project().rows.find(({ id }) => id === row) ?? {};
    if (entered !== null && group !== entered) this.#set({ entered: null });
    this.select(this.#rows.as(row));
  }

  selectWall(wall: WallId): void {
    this.#set({ selection: [], wall, entered: null });
    this.#refresh();
  }

  /** Enters the group of a row, so that rows are selected one by one; Esc or a press elsewhere leaves it. */
  enter(row: RowId): void {
    const { group } = this.#host.project().rows.find(({ id }) => id === row) ?? {};
    this.#set({ entered: group ?? null, selection: [row], wall: null, interaction: IDLE });
  }

  /** Resets the editor for another project: nothing in hand and nothing selected. */
  startOver(): void {
    this.#store.startOver();
  }

  /** The hidden and locked rows and walls under the present toggles. */
  held() {
    return this.#rows.held();
  }

  /** Turns the held article or the selection: by quarters against a wall, else by 15°. `sense` 1 is counter-clockwise. */
  rotate(sense: 1 | -1): void {
    if (this.key({ key: "r", shift: sense === -1, ctrl: false })) return;
    const locked = this.#rows.lockedNotice();
    if (locked) this.#host.notify(locked);
    const rows = this.#rows.movable();
    if (rows.length === 0) return;
    const by = rows.every((row) => row.frame.rotY % TURN_QUARTER === 0) ? TURN_QUARTER : TURN_FREE;
    this.#seating.commit("rotate", rotateChange(rows, sense * by));
  }

  /** Moves the selection on the plan, mm. */
  nudge([x, z]: Vec2): void {
    this.arrange.shift("nudge", [x, 0, z]);
  }

  /**
   * Moves a handle of a wall or a room by keys, mm on the plan; a height by `up` alone.
   *
   * gesture   the same for key presses that become one undo step
   */
  nudgeGrip(grip: WallGrip, by: Vec2, up: number, gesture: string): void {
    const project = this.#host.project();
    const gripped = nudgedGrip(project, grip, by, up, itemWidths(this.#host.evaluated()));
    if (!gripped) return;
    const change = sparingLockedWalls(gripped.change, this.held().lockedWalls);
    const outcome = change(project);
    if (!outcome.ok) {
      this.#host.notify({ kind: "wallsRefused", refusal: outcome.refusal });
      return;
    }
    this.#seating.commit(NAME_OF_GRIP[grip.kind], change, { gesture });
    this.#host.notify({ kind: "gripped", valueMm: gripped.valueMm });
  }

  /** The reason why a handle of a wall or a room cannot be moved now; `null`: it can. */
  lockOn(grip: WallGrip): ProjectRefusal | null {
    return lockOn(this.#host.project(), grip, this.held().lockedWalls);
  }

  /**
   * Moves rows by a vector of the room, mm, unless something is in the way.
   *
   * gesture   the same for moves that become one undo step
   * returns   false when they stay in place
   */
  moveRows(ids: readonly RowId[], by: Vec3, gesture?: string): boolean {
    const { rows: queries, project, evaluated } = this.#context;
    const rows = queries.movable(ids);
    if (this.#host.isReadOnly?.()) this.#host.notify({ kind: "readOnly" });
    if (this.#host.isReadOnly?.() || rows.length === 0 || by.every((mm) => mm === 0)) return false;
    if (by[1] !== 0 && rows.some(isOnCeiling)) {
      this.#host.notify({ kind: "onCeiling" });
      return false;
    }
    const surroundings = surroundingsOf({ project, evaluated }, new Set([...ids, ...this.held().hiddenRows]));
    const ghosts = rows.map((row) => shiftedGhost(row, by, surroundings));
    const refused = refusedByCollision(ghosts, false, this.#context);
    if (refused?.do === "notify") {
      this.#host.notify(refused.notice);
      return false;
    }
    const placements = placementsOf(ghosts, rows);
    const change: Change = (so) => placeRows(so, { placements });
    if (!change(project).ok) return false;
    this.#seating.commit("move", change, gesture === undefined ? {} : { gesture });
    return true;
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

  /** The distances below and above the selection. */
  selectedHeights(): readonly HeightDistance[] {
    if (this.#ownRows().some(isOnCeiling)) return [];
    return heightsAround(this.#ownRows(), this.#host, this.held().hiddenRows);
  }

  /** Moves the selection so that its distance on a side becomes `value` mm. */
  setDistance(side: SideDistance["side"], value: number): void {
    const rows = this.#ownRows();
    const distance = this.selectedDistances().find((entry) => entry.side === side);
    if (distance && Number.isFinite(value)) this.arrange.shift("setDistance", towards(rows, distance, value));
  }

  /** Moves the selection up or down so that the free height below or above it becomes `value` mm. */
  setHeight(side: HeightDistance["side"], value: number): void {
    const distance = this.selectedHeights().find((entry) => entry.side === side);
    if (!distance || !Number.isFinite(value)) return;
    const by = value - distance.value;
    this.arrange.shift("setDistance", [0, side === "below" ? by : -by, 0]);
  }

  #ownRows(): readonly EvaluatedRow[] {
    return this.#rows.rows().filter(({ automatic }) => !automatic);
  }

  #contextOfTools(): ToolContext {
    const [host, rows, state] = [this.#host, this.#rows, () => this.#store.state];
    return {
      rows,
      get state() {
        return state();
      },
      get project() {
        return host.project();
      },
      get evaluated() {
        return host.evaluated();
      },
      get walls() {
        return host.wallSettings?.() ?? USUAL_WALL_SETTINGS;
      },
      newId: () => host.newId(),
    };
  }

  #cancel(why: Cancelled): void {
    const { interaction } = this.#store.state;
    this.#do(toolOf(interaction.kind).cancel(interaction, why, this.#context));
  }

  #refresh(): void {
    const { interaction } = this.#store.state;
    if (interaction.kind !== "idle") this.#do(toolOf(interaction.kind).refresh(interaction, this.#context));
  }

  /** Applies changes before the new state, so that newly selected rows already exist; notices come last. */
  #do({ to, effects }: Step): void {
    const before = this.#store.state;
    const takesTool = to.kind !== before.interaction.kind && toolOf(to.kind).edits;
    const edits = takesTool || effects.some((effect) => effect.do === "commit");
    if (edits && this.#host.isReadOnly?.()) {
      this.#set({ interaction: IDLE });
      this.#host.notify({ kind: "readOnly" });
      return;
    }
    const hasCommitted = this.#commit(effects);
    const changes = effects.flatMap((effect) => (effect.do === "set" ? [effect.state] : []));
    if (to !== before.interaction || changes.length > 0)
      this.#set(Object.assign({ interaction: to }, ...changes));
    if (hasCommitted) this.#refresh();
    for (const effect of effects) if (effect.do === "notify") this.#host.notify(effect.notice);
  }

  #commit(effects: Step["effects"]): boolean {
    const commits = effects.flatMap((effect) => (effect.do === "commit" ? [effect] : []));
    this.#isCommitting = true;
    try {
      for (const { name, change, options } of commits) this.#seating.commit(name, change, options);
    } finally {
      this.#isCommitting = false;
    }
    return commits.length > 0;
  }

  #set(change: Partial<EditorState>): void {
    this.#store.set(change);
  }
}

/** The switches that are on as long as a tool is in the hand. */
const TOOL_OF_TOGGLE: Partial<Record<EditorToggle, EditorState["interaction"]["kind"]>> = {
  zoomWindow: "zoomWindow",
  newOrigin: "ownOrigin",
};
