import type { EvaluatedRow } from "@stanza/evaluation";
import { planToParent, sub2, type Vec2 } from "@stanza/geometry";
import { addRow, placeRows, type RowId } from "@stanza/project";
import { duplicateChange, nudgeChange, removeChange, rotateChange, setDistanceChange } from "./commands.ts";
import type { SideDistance } from "./distances.ts";
import type { EditorHost } from "./editor-host.ts";
import type {
  ArticleToPlace,
  EditorState,
  EditorToggles,
  Ghost,
  Interaction,
  PointerInput,
} from "./interaction.ts";
import { placementOf } from "./placement.ts";
import type { SnapOptions } from "./snapping/request.ts";
import { ghostAt, ghostDistances, type Surroundings, surroundingsOf } from "./surroundings.ts";
import { centredFrame, moveRows } from "./tools/moving.ts";
import { applyTyped, sideTowards } from "./tools/typed-distance.ts";

const IDLE: Interaction = { kind: "idle" };
/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 4;
/** Snapping reaches this many pixels, but at least a hand's breadth of the real thing. */
const SNAP_PIXELS = 14;
const SNAP_LEAST_MM = 40;
/** Free things turn by this, things against walls by a quarter. */
const TURN_FREE = 15;
const TURN_QUARTER = 90;

/**
 * What the hand does to the project, the same in plan and in 3D: select, place, move, turn, type a distance. One interaction at a time;
 * while it goes on only ghosts move, and its end is one named change. Esc leaves everything as it was.
 */
export class Editor {
  #state: EditorState = {
    selection: [],
    interaction: IDLE,
    toggles: { wallSnap: true, boxSnap: true, collisions: true },
  };
  readonly #host: EditorHost;
  readonly #listeners = new Set<() => void>();
  #around: Surroundings | null = null;

  constructor(host: EditorHost) {
    this.#host = host;
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Calls `listener` after every change of `state`; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setToggle(toggle: keyof EditorToggles, on: boolean): void {
    this.#set({ toggles: { ...this.#state.toggles, [toggle]: on } });
  }

  select(rows: readonly RowId[]): void {
    this.#set({ selection: [...new Set(rows)] });
  }

  /** Drops what is no longer there, after undo or a change from elsewhere. */
  forget(known: ReadonlySet<RowId>): void {
    const selection = this.#state.selection.filter((id) => known.has(id));
    if (selection.length !== this.#state.selection.length) this.#set({ selection });
  }

  /** Takes an article in hand; its ghost follows the pointer until it is put down or Esc. */
  startPlacing(article: ArticleToPlace): void {
    this.#around = surroundingsOf(this.#host, new Set());
    this.#set({
      selection: [],
      interaction: { kind: "placing", article, rotY: 0, ghost: null, distances: [] },
    });
  }

  pointerDown(input: PointerInput): void {
    const { interaction, selection } = this.#state;
    if (interaction.kind === "placing") {
      this.#followPlacing(input);
      return;
    }
    if (input.row === null) {
      this.#set({ interaction: { kind: "marquee", from: input.at, to: input.at, add: input.shift } });
      return;
    }
    if (input.shift) {
      const rest = selection.filter((id) => id !== input.row);
      this.select(rest.length === selection.length ? [...selection, input.row] : rest);
      return;
    }
    this.#set({
      selection: selection.includes(input.row) ? selection : [input.row],
      interaction: { kind: "pressing", row: input.row, from: input.at },
    });
  }

  pointerMove(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind === "placing") this.#followPlacing(input);
    else if (interaction.kind === "marquee") this.#set({ interaction: { ...interaction, to: input.at } });
    else if (interaction.kind === "moving") this.#followMoving(input);
    else if (interaction.kind === "pressing") this.#startMoving(interaction.row, interaction.from, input);
  }

  pointerUp(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind === "placing") this.#putDown(input.alt, input.shift);
    else if (interaction.kind === "moving") this.#finishMoving(input.alt);
    else if (interaction.kind === "marquee") this.#finishMarquee(interaction);
    else if (interaction.kind === "pressing") this.#set({ interaction: IDLE });
  }

  /** Esc: clears what was typed, then gives up the gesture, then the selection. */
  cancel(): void {
    const { interaction } = this.#state;
    if (interaction.kind === "moving" && interaction.typed !== "") {
      this.#set({ interaction: { ...interaction, typed: "" } });
    } else if (interaction.kind !== "idle") this.#set({ interaction: IDLE });
    else this.select([]);
  }

  /** A digit, comma or Backspace typed during a drag; Enter puts the row at that distance. */
  type(key: string): boolean {
    const { interaction } = this.#state;
    if (interaction.kind !== "moving") return false;
    if (/^[0-9.,]$/.test(key)) this.#set({ interaction: { ...interaction, typed: interaction.typed + key } });
    else if (key === "Backspace")
      this.#set({ interaction: { ...interaction, typed: interaction.typed.slice(0, -1) } });
    else if (key === "Enter") this.#finishMoving(false);
    else return false;
    return true;
  }

  /** Turns what is in hand, or the selection: by quarters for what stands against a wall, else by 15°. `sense` 1 is counter-clockwise. */
  rotate(sense: 1 | -1): void {
    const { interaction, selection } = this.#state;
    if (interaction.kind === "placing") {
      const rotY = interaction.rotY + sense * TURN_QUARTER;
      this.#set({ interaction: { ...interaction, rotY, ghost: null, distances: [] } });
      return;
    }
    const rows = this.#movable(selection);
    if (rows.length === 0) return;
    const step = rows.every((row) => row.frame.rotY % TURN_QUARTER === 0) ? TURN_QUARTER : TURN_FREE;
    this.#host.commit("rotate", rotateChange(rows, sense * step));
  }

  /** Moves the selection on the plan, mm. */
  nudge(by: Vec2): void {
    const rows = this.#movable(this.#state.selection);
    if (rows.length > 0)
      this.#host.commit("nudge", nudgeChange(rows, by, surroundingsOf(this.#host, new Set()).walls));
  }

  remove(): void {
    const { selection } = this.#state;
    if (selection.length === 0) return;
    const automatic = this.#rows(selection).filter((row) => row.automatic);
    this.#host.commit("remove", removeChange(selection, automatic));
    this.select([]);
  }

  /** Copies the selection to its right, or to its left where there is no room; the copies become the selection. */
  duplicate(): void {
    const rows = this.#movable(this.#state.selection);
    if (rows.length === 0) return;
    const copies = rows.map((row) => ({ row, id: this.#host.newId() }));
    this.#host.commit("duplicate", duplicateChange(copies, surroundingsOf(this.#host, new Set())));
    this.select(copies.map(({ id }) => id));
  }

  /** The clear distances around a single selected row, for labels that can be typed into. */
  selectedDistances(): readonly SideDistance[] {
    const [row, ...more] = this.#movable(this.#state.selection);
    if (row === undefined || more.length > 0) return [];
    return this.#distancesOf(row);
  }

  /** Moves the single selected row so that its distance on a side becomes `value` mm. */
  setDistance(side: SideDistance["side"], value: number): void {
    const [row, ...more] = this.#movable(this.#state.selection);
    const distance = row && this.#distancesOf(row).find((entry) => entry.side === side);
    if (row === undefined || more.length > 0 || distance === undefined || !Number.isFinite(value)) return;
    this.#host.commit(
      "setDistance",
      setDistanceChange(row, distance, value, surroundingsOf(this.#host, new Set()).walls),
    );
  }

  #distancesOf(row: EvaluatedRow): readonly SideDistance[] {
    const around = surroundingsOf(this.#host, new Set([row.row.id]));
    const isWallItem = row.row.placement.on === "wall";
    const segment = isWallItem ? around.walls.find((wall) => wall.wall.id === wallOf(row)) : undefined;
    const ghost: Ghost = {
      row: row.row.id,
      frame: row.frame,
      box: row.article.box,
      wall: segment ? { segment, offset: 0 } : null,
      reasons: [],
      collidesWith: null,
    };
    return ghostDistances(ghost, row.article.mount, around);
  }

  #followPlacing(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "placing") return;
    const { article, rotY } = interaction;
    const around = this.#around ?? surroundingsOf(this.#host, new Set());
    const wanted = centredFrame(input.at, [0, 0], rotY, article.box);
    const request = { wanted, box: article.box, mount: article.mount, elevation: article.elevation };
    const ghost = ghostAt(null, request, around, this.#snapOptions(input));
    this.#set({
      interaction: { ...interaction, ghost, distances: ghostDistances(ghost, article.mount, around) },
    });
  }

  #putDown(force: boolean, keepPlacing: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "placing" || interaction.ghost === null) return;
    const { article, ghost } = interaction;
    const id = this.#host.newId();
    if (this.#refusedByCollision(ghost, force)) {
      this.#host.notify({ kind: "collides", row: id, with: ghost.collidesWith });
      return;
    }
    const isWallItem = article.mount === "wall-opening";
    if (isWallItem && ghost.wall === null) return;
    const { catalogue, model, article: code, choices } = article;
    const placement = placementOf(ghost, isWallItem, 0);
    this.#host.commit("place", (project) =>
      addRow(project, { id, catalogue, model, article: code, choices, placement }),
    );
    if (keepPlacing) this.startPlacing(article);
    else this.#set({ selection: [id], interaction: IDLE });
  }

  #startMoving(leader: RowId, from: Vec2, input: PointerInput): void {
    const way = sub2(input.at, from);
    if (Math.hypot(way[0], way[1]) < DRAG_PIXELS * input.mmPerPixel) return;
    if (this.#movable([leader]).length === 0) return;
    this.#around = surroundingsOf(this.#host, new Set(this.#state.selection));
    const moving: Interaction = {
      kind: "moving",
      leader,
      from,
      ghosts: [],
      distances: [],
      typed: "",
      typedSide: "left",
    };
    this.#set({ interaction: moving });
    this.#followMoving(input);
  }

  #followMoving(input: PointerInput): void {
    const { interaction, selection } = this.#state;
    if (interaction.kind !== "moving" || this.#around === null) return;
    const [leader] = this.#movable([interaction.leader]);
    if (leader === undefined) return;
    const others = this.#movable(selection.filter((id) => id !== interaction.leader));
    const rotY = interaction.ghosts[0]?.frame.rotY ?? leader.frame.rotY;
    const options = this.#snapOptions(input);
    const { ghosts, distances } = moveRows(
      leader,
      others,
      interaction.from,
      input.at,
      rotY,
      this.#around,
      options,
    );
    const way = sub2(input.at, interaction.from);
    const typedSide =
      interaction.typed === "" ? sideTowards(ghosts[0] as Ghost, way, distances) : interaction.typedSide;
    this.#set({ interaction: { ...interaction, ghosts, distances, typedSide } });
  }

  #finishMoving(force: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "moving") return;
    this.#set({ interaction: IDLE });
    const [first, ...rest] = interaction.ghosts;
    if (first === undefined) return;
    const leader = applyTyped(first, interaction.typed, interaction.typedSide, interaction.distances);
    const ghosts = [leader, ...rest];
    const blocked = ghosts.find((ghost) => this.#refusedByCollision(ghost, force));
    if (blocked?.row != null) {
      this.#host.notify({ kind: "collides", row: blocked.row, with: blocked.collidesWith });
      return;
    }
    const placements = ghosts.flatMap((ghost) => {
      const [row] = ghost.row === null ? [] : this.#movable([ghost.row]);
      if (row === undefined) return [];
      const current = row.row.placement;
      const elevation = current.on === "wall" ? current.elevation : 0;
      return [{ row: row.row.id, placement: placementOf(ghost, current.on === "wall", elevation) }];
    });
    this.#host.commit("move", (project) => placeRows(project, { placements }));
  }

  #finishMarquee({ from, to, add }: Interaction & { kind: "marquee" }): void {
    const inside = ([x, z]: Vec2) =>
      x >= Math.min(from[0], to[0]) &&
      x <= Math.max(from[0], to[0]) &&
      z >= Math.min(from[1], to[1]) &&
      z <= Math.max(from[1], to[1]);
    const caught = this.#host
      .evaluated()
      .rows.filter(({ frame, article }) =>
        inside(planToParent(frame, [article.box[0] / 2, article.box[2] / 2])),
      )
      .filter((row) => !row.automatic)
      .map(({ row }) => row.id);
    this.#set({
      interaction: IDLE,
      selection: add ? [...new Set([...this.#state.selection, ...caught])] : caught,
    });
  }

  #refusedByCollision(ghost: Ghost, force: boolean): boolean {
    return ghost.collidesWith !== null && this.#state.toggles.collisions && !force;
  }

  #snapOptions(input: PointerInput): SnapOptions {
    const { wallSnap, boxSnap } = this.#state.toggles;
    const reach = Math.max(SNAP_LEAST_MM, SNAP_PIXELS * input.mmPerPixel);
    return { wallSnap: wallSnap && !input.alt, boxSnap: boxSnap && !input.alt, reach };
  }

  #rows(ids: readonly RowId[]): readonly EvaluatedRow[] {
    const wanted = new Set(ids);
    return this.#host.evaluated().rows.filter(({ row }) => wanted.has(row.id));
  }

  /** Generated rows stand where their neighbours put them. */
  #movable(ids: readonly RowId[]): readonly EvaluatedRow[] {
    return this.#rows(ids).filter((row) => !row.automatic);
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function wallOf({ row }: EvaluatedRow): string | null {
  return row.placement.on === "wall" ? row.placement.wall : null;
}
