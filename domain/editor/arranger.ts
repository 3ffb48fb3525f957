import type { EvaluatedRow } from "@stanza/evaluation";
import type { Vec2, Vec3 } from "@stanza/geometry";
import { type GroupId, groupRows, hideRows, lockRows, pasteRows, type RowId } from "@stanza/project";
import { type Alignment, alignChange } from "./arranging/align.ts";
import { type ArrayWay, arrayChange, arrayStep } from "./arranging/array.ts";
import { type Distribution, distributeChange } from "./arranging/distribute.ts";
import { type MirrorAxis, mirrorChange } from "./arranging/mirror.ts";
import { type PastedRows, placedAt } from "./arranging/paste.ts";
import { type Change, shiftChange } from "./arranging/shifted.ts";
import { duplicateChange, removeChange } from "./commands.ts";
import type { EditorHost } from "./editor-host.ts";
import type { SelectedRows } from "./selection.ts";
import { type Surroundings, surroundingsOf } from "./surroundings.ts";

/** A larger number of copies is taken for a typing mistake. */
export const MOST_COPIES = 200;

/**
 * The commands on the whole selection that need no gesture. Each is one named change, or none when there is nothing to do. Locked and
 * generated rows stay as they are, and a notice says so when that leaves nothing.
 */
export class Arranger {
  readonly #host: EditorHost;
  readonly #selection: SelectedRows;
  readonly #select: (rows: readonly RowId[]) => void;

  constructor(host: EditorHost, selection: SelectedRows, select: (rows: readonly RowId[]) => void) {
    this.#host = host;
    this.#selection = selection;
    this.#select = select;
  }

  mirror(axis: MirrorAxis): void {
    this.#change("mirror", (rows) => mirrorChange(rows, axis, this.#walls()));
  }

  align(to: Alignment): void {
    this.#change("align", (rows) => alignChange(rows, to, this.#walls()), 2);
  }

  /** Makes gaps equal, or distances from middle to middle; `axis` absent: the one on which the rows are spread more. */
  distribute(equal: Distribution = "gaps", axis?: "x" | "z"): void {
    this.#change("distribute", (rows) => distributeChange(rows, this.#walls(), equal, axis), 3);
  }

  /** Moves the selection, with the rows linked to it, by a vector of the room, mm. */
  shift(name: "move" | "nudge" | "setDistance", by: Vec3): void {
    this.#tellLocked();
    const rows = this.#selection.movers();
    const moves = rows.map((row) => ({ row, by }));
    if (rows.length > 0) this.#host.commit(name, shiftChange(moves, this.#walls()));
  }

  /** Makes `copies` copies of the selection in a row; originals and copies become the selection. */
  array(way: ArrayWay, copies: number): void {
    const rows = this.#movable();
    const count = Math.min(MOST_COPIES, Math.floor(copies));
    if (rows.length === 0 || !(count > 0)) return;
    const sets = Array.from({ length: count }, () => ({
      ids: rows.map(() => this.#host.newId()),
      group: this.#host.newId(),
    }));
    const step = arrayStep(rows, way, count);
    this.#host.commit("array", arrayChange(rows, step, sets, this.#walls()));
    this.#select([...rows.map(({ row }) => row.id), ...sets.flatMap(({ ids }) => ids)]);
  }

  /** Copies the selection to its right, or to its left when there is no room; the copies become the selection. */
  duplicate(): void {
    const rows = this.#movable();
    if (rows.length === 0) return;
    const groups = new Map<GroupId, GroupId>();
    for (const { row } of rows)
      if (row.group !== undefined && !groups.has(row.group)) groups.set(row.group, this.#host.newId());
    const copies = rows.map((row) => {
      const group = row.row.group === undefined ? undefined : groups.get(row.row.group);
      return { row, id: this.#host.newId(), ...(group === undefined ? {} : { group }) };
    });
    this.#host.commit("duplicate", duplicateChange(copies, this.#surroundings()));
    this.#select(copies.map(({ id }) => id));
  }

  remove(): void {
    this.#tellLocked();
    const rows = this.#selection.free();
    if (rows.length === 0) return;
    const ids = rows.map(({ row }) => row.id);
    this.#host.commit(
      "remove",
      removeChange(
        ids,
        rows.filter(({ automatic }) => automatic),
      ),
    );
    this.#select(this.#selection.ids.filter((id) => !ids.includes(id)));
  }

  /** Groups the selection, so that it is selected and moved as one. */
  group(): void {
    const rows = this.#selection.own();
    if (rows.length < 2) return;
    const group = this.#host.newId();
    this.#host.commit("group", (project) => groupRows(project, { rows, group }));
    this.#select(rows);
  }

  ungroup(): void {
    const rows = this.#selection.own();
    if (rows.length > 0) this.#host.commit("ungroup", (project) => groupRows(project, { rows, group: null }));
  }

  lock(locked: boolean): void {
    const rows = this.#selection.own();
    if (rows.length === 0) return;
    this.#host.commit(locked ? "lock" : "unlock", (project) => lockRows(project, { rows, locked }));
  }

  /** Hides the selection from the views. */
  hide(): void {
    const rows = this.#selection.own();
    if (rows.length === 0) return;
    this.#host.commit("hide", (project) => hideRows(project, { rows, hidden: true }));
    this.#select([]);
  }

  /** Shows hidden rows again; absent: all of them. Rows that a layer hides stay hidden. */
  show(rows?: readonly RowId[]): void {
    const hidden = this.#host.project().rows.flatMap((row) => (row.hidden ? [row.id] : []));
    const wanted = rows ? hidden.filter((id) => rows.includes(id)) : hidden;
    if (wanted.length === 0) return;
    this.#host.commit("show", (project) => hideRows(project, { rows: wanted, hidden: false }));
    this.#select(wanted);
  }

  /**
   * Pastes copied rows and selects them, with their common middle at a plan point if one is given. Doors and windows go into their own
   * wall, or into the nearest one when this project lacks it; without any wall they are left out.
   *
   * returns   the number of rows that found a place
   */
  paste(copied: PastedRows, at?: Vec2): number {
    const ids = copied.rows.map(() => this.#host.newId());
    const rows = placedAt(copied, ids, () => this.#host.newId(), this.#walls(), at);
    if (rows.length === 0) return 0;
    this.#host.commit("paste", (project) => pasteRows(project, { rows, catalogues: copied.catalogues }));
    this.#select(rows.map(({ id }) => id));
    return rows.length;
  }

  #change(
    name: "mirror" | "align" | "distribute",
    make: (rows: readonly EvaluatedRow[]) => Change,
    least = 1,
  ): void {
    const rows = this.#movable();
    if (rows.length >= least) this.#host.commit(name, make(rows));
  }

  #movable(): readonly EvaluatedRow[] {
    this.#tellLocked();
    return this.#selection.movable();
  }

  #tellLocked(): void {
    const notice = this.#selection.lockedNotice();
    if (notice) this.#host.notify(notice);
  }

  #surroundings(): Surroundings {
    const scene = { project: this.#host.project(), evaluated: this.#host.evaluated() };
    return surroundingsOf(scene, this.#selection.held().hiddenRows);
  }

  #walls(): Surroundings["walls"] {
    return this.#surroundings().walls;
  }
}
