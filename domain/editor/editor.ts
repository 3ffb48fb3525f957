import type { EvaluatedRow } from "@stanza/evaluation";
import { normaliseAngle, planToParent, sub2, type Vec2 } from "@stanza/geometry";
import { addRow, placeRows, type RowId, type WallId } from "@stanza/project";
import { duplicateChange, nudgeChange, removeChange, rotateChange, setDistanceChange } from "./commands.ts";
import type { SideDistance } from "./distances.ts";
import type { EditorHost } from "./editor-host.ts";
import type { EditorState, EditorToggles, Ghost, Interaction, PointerInput, ToPlace } from "./interaction.ts";
import { placementOf } from "./placement.ts";
import type { SnapOptions } from "./snapping/request.ts";
import { ghostAt, ghostDistances, type Surroundings, surroundingsOf, withCollision } from "./surroundings.ts";
import { caughtBetween, isClick } from "./tools/marquee.ts";
import { centredFrame, moveRows } from "./tools/moving.ts";
import { collidingGallery, galleryChange } from "./tools/placing-gallery.ts";
import { applyTyped, nearestSide, sideTowards, typedAfter } from "./tools/typed-distance.ts";

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
    wall: null,
    interaction: IDLE,
    toggles: { wallSnap: true, boxSnap: true, collisions: true },
  };
  readonly #host: EditorHost;
  readonly #listeners = new Set<() => void>();
  #around: Surroundings | null = null;
  /** Where the hand was last, so that a key can redo what the pointer did. */
  #hand: PointerInput | null = null;

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
    this.#set({ selection: [...new Set(rows)], wall: null });
  }

  selectWall(wall: WallId): void {
    this.#set({ selection: [], wall });
  }

  /** Drops what is no longer there, after undo or a change from elsewhere; a gesture on it ends. */
  forget(known: ReadonlySet<RowId>): void {
    const { interaction, wall } = this.#state;
    const selection = this.#state.selection.filter((id) => known.has(id));
    const walls = this.#host.project().rooms.flatMap((room) => room.walls.map(({ id }) => id));
    const holds = interaction.kind === "pressing" ? interaction.row : movedRow(interaction);
    if (holds !== null && !known.has(holds)) this.#set({ interaction: IDLE });
    if (selection.length !== this.#state.selection.length) this.#set({ selection });
    if (wall !== null && !walls.includes(wall)) this.#set({ wall: null });
  }

  /** Takes an article or a gallery in hand; its ghost follows the pointer until it is put down or Esc. */
  startPlacing(article: ToPlace): void {
    this.#around = surroundingsOf(this.#host, new Set());
    this.#set({
      selection: [],
      wall: null,
      interaction: {
        kind: "placing",
        article,
        rotY: 0,
        ghost: null,
        distances: [],
        typed: "",
        typedSide: "left",
      },
    });
  }

  /** Takes the selection in hand without a press: it follows the pointer, and the next click puts it down. */
  carry(): void {
    const [leader] = this.#movable(this.#state.selection);
    if (leader === undefined || this.#state.interaction.kind !== "idle") return;
    const [width, , depth] = leader.article.box;
    this.#beginMoving(leader.row.id, planToParent(leader.frame, [width / 2, depth / 2]), true);
  }

  pointerDown(input: PointerInput): void {
    const { interaction, selection } = this.#state;
    if (interaction.kind === "placing" || interaction.kind === "moving") {
      this.pointerMove(input);
      return;
    }
    if (input.row === null) {
      const { at, shift, wall } = input;
      this.#set({ interaction: { kind: "marquee", from: at, to: at, add: shift, wall } });
      return;
    }
    if (input.shift) {
      const rest = selection.filter((id) => id !== input.row);
      this.select(rest.length === selection.length ? [...selection, input.row] : rest);
      return;
    }
    this.#set({
      selection: selection.includes(input.row) ? selection : [input.row],
      wall: null,
      interaction: { kind: "pressing", row: input.row, from: input.at },
    });
  }

  pointerMove(input: PointerInput): void {
    const { interaction } = this.#state;
    this.#hand = input;
    if (interaction.kind === "placing") this.#followPlacing(input);
    else if (interaction.kind === "marquee") this.#set({ interaction: { ...interaction, to: input.at } });
    else if (interaction.kind === "moving") this.#followMoving(input);
    else if (interaction.kind === "pressing") this.#startMoving(interaction.row, interaction.from, input);
  }

  pointerUp(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind === "placing") this.#putDown(input.alt, input.shift);
    else if (interaction.kind === "moving") this.#finishMoving(input.alt);
    else if (interaction.kind === "marquee") this.#finishMarquee(interaction, input.mmPerPixel);
    else if (interaction.kind === "pressing") this.#set({ interaction: IDLE });
  }

  /** Esc: clears what was typed, then gives up the gesture, then the selection. */
  cancel(): void {
    const { interaction } = this.#state;
    if (isHolding(interaction) && interaction.typed !== "") {
      this.#set({ interaction: { ...interaction, typed: "" } });
    } else if (interaction.kind !== "idle") this.#set({ interaction: IDLE });
    else this.select([]);
  }

  /** A digit, comma or Backspace typed while something is in hand; Enter puts it at that distance. True: the key was for this. */
  type(key: string): boolean {
    const { interaction } = this.#state;
    if (!isHolding(interaction)) return false;
    const typed = typedAfter(interaction.typed, key);
    if (typed !== null) this.#set({ interaction: { ...interaction, typed } });
    else if (key !== "Enter") return false;
    else if (interaction.kind === "moving") this.#finishMoving(false);
    else this.#putDown(false, false);
    return true;
  }

  /** Turns what is in hand, or the selection: by quarters for what stands against a wall, else by 15°. `sense` 1 is counter-clockwise. */
  rotate(sense: 1 | -1): void {
    const { interaction, selection } = this.#state;
    if (isHolding(interaction)) {
      this.#turnInHand(sense * TURN_QUARTER);
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
    const { placement } = row.row;
    const hung = placement.on === "wall" ? placement : undefined;
    const segment = around.walls.find(({ wall }) => wall.id === hung?.wall);
    const ghost: Ghost = {
      row: row.row.id,
      frame: row.frame,
      box: row.article.box,
      wall: segment && hung ? { segment, offset: hung.offset } : null,
      reasons: [],
      collidesWith: null,
    };
    return ghostDistances(ghost, row.article.mount, around);
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

  #followPlacing(input: PointerInput): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "placing") return;
    const { article, rotY } = interaction;
    const around = this.#around ?? surroundingsOf(this.#host, new Set());
    const wanted = centredFrame(input.at, [0, 0], rotY, article.box);
    const request = { wanted, box: article.box, mount: article.mount, elevation: article.elevation };
    const snapped = ghostAt(null, request, around, this.#snapOptions(input));
    const ghost = "members" in article ? collidingGallery(snapped, article, around) : snapped;
    const distances = ghostDistances(ghost, article.mount, around);
    const typedSide = interaction.typed === "" ? nearestSide(distances) : interaction.typedSide;
    this.#set({ interaction: { ...interaction, ghost, distances, typedSide } });
  }

  #putDown(force: boolean, keepPlacing: boolean): void {
    const { interaction } = this.#state;
    if (interaction.kind !== "placing" || interaction.ghost === null) return;
    const { article, typed, typedSide, distances } = interaction;
    const around = this.#around ?? surroundingsOf(this.#host, new Set());
    const set = applyTyped(interaction.ghost, typed, typedSide, distances);
    const ghost = typed === "" ? set : collidingThing(set, article, around);
    const id = this.#host.newId();
    if (this.#refusedByCollision(ghost, force)) {
      this.#host.notify({ kind: "collides", row: id, with: ghost.collidesWith });
      return;
    }
    if ("members" in article) {
      const ids = [id, ...article.members.slice(1).map(() => this.#host.newId())];
      this.#host.commit("place", galleryChange(article, ghost.frame, ids));
      this.#set({ selection: ids, interaction: IDLE });
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

  #beginMoving(leader: RowId, from: Vec2, carried: boolean): void {
    this.#around = surroundingsOf(this.#host, new Set(this.#state.selection));
    const none = { ghosts: [], distances: [], typed: "", typedSide: "left" } as const;
    this.#set({ interaction: { kind: "moving", leader, from, carried, ...none } });
  }

  #startMoving(leader: RowId, from: Vec2, input: PointerInput): void {
    const way = sub2(input.at, from);
    if (Math.hypot(way[0], way[1]) < DRAG_PIXELS * input.mmPerPixel) return;
    if (this.#movable([leader]).length === 0) return;
    this.#beginMoving(leader, from, false);
    this.#followMoving(input);
  }

  #followMoving(input: PointerInput): void {
    const { interaction, selection } = this.#state;
    if (interaction.kind !== "moving" || this.#around === null) return;
    const [leader] = this.#movable([interaction.leader]);
    if (leader === undefined) return;
    const others = this.#movable(selection.filter((id) => id !== interaction.leader));
    const rotY = interaction.ghosts[0]?.frame.rotY ?? leader.frame.rotY;
    const { from } = interaction;
    const options = this.#snapOptions(input);
    const { ghosts, distances } = moveRows(leader, others, from, input.at, rotY, this.#around, options);
    const way = sub2(input.at, from);
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
    const { typed, typedSide, distances } = interaction;
    const set = applyTyped(first, typed, typedSide, distances);
    const mount = this.#rows([interaction.leader])[0]?.article.mount ?? "free";
    const leader = typed === "" || !this.#around ? set : withCollision(set, mount, this.#around);
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

  #finishMarquee({ from, to, add, wall }: Interaction & { kind: "marquee" }, mmPerPixel: number): void {
    this.#set({ interaction: IDLE });
    if (wall !== null && isClick(from, to, DRAG_PIXELS * mmPerPixel)) {
      this.selectWall(wall);
      return;
    }
    const caught = caughtBetween(from, to, this.#host.evaluated().rows);
    this.select(add ? [...this.#state.selection, ...caught] : caught);
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

/** Whether something follows the hand: an article to place or rows being moved. */
function isHolding(interaction: Interaction): interaction is Interaction & { kind: "moving" | "placing" } {
  return interaction.kind === "moving" || interaction.kind === "placing";
}

const collidingThing = (ghost: Ghost, thing: ToPlace, around: Surroundings): Ghost =>
  "members" in thing ? collidingGallery(ghost, thing, around) : withCollision(ghost, thing.mount, around);

const movedRow = (interaction: Interaction): RowId | null =>
  interaction.kind === "moving" ? interaction.leader : null;
