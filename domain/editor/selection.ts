import type { EvaluatedRow } from "@stanza/evaluation";
import { type HeldBack, heldBack, type Project, type RowId, withGroups } from "@stanza/project";
import type { EditNotice } from "./edit-notice.ts";
import type { EditorHost } from "./editor-host.ts";
import type { EditorState } from "./editor-state.ts";
import { linkedRows } from "./linked-rows.ts";

/** The selected rows, and those of them that a person may move, change or delete. */
export class SelectedRows {
  readonly #host: Pick<EditorHost, "project" | "evaluated">;
  readonly #state: () => EditorState;
  #held: { readonly project: Project; readonly layers: boolean; readonly held: HeldBack } | null = null;

  constructor(host: Pick<EditorHost, "project" | "evaluated">, state: () => EditorState) {
    this.#host = host;
    this.#state = state;
  }

  get ids(): readonly RowId[] {
    return this.#state().selection;
  }

  /** The hidden and locked rows, by their own state and, while layers are on, by their layers. */
  held(): HeldBack {
    const project = this.#host.project();
    const { layers } = this.#state().toggles;
    if (this.#held?.project !== project || this.#held.layers !== layers)
      this.#held = { project, layers, held: heldBack(project, { layers }) };
    return this.#held.held;
  }

  /** A row with its group, or alone while its group is entered. */
  as(row: RowId): readonly RowId[] {
    const project = this.#host.project();
    const { entered } = this.#state();
    const { group } = project.rows.find(({ id }) => id === row) ?? {};
    return group === undefined || group === entered ? [row] : withGroups(project, [row]);
  }

  rows(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const wanted = new Set(ids);
    return this.#host.evaluated().rows.filter(({ row }) => wanted.has(row.id));
  }

  /** Ids of the selected rows that are the person's own. */
  own(): readonly RowId[] {
    const own = new Set(this.#host.project().rows.map(({ id }) => id));
    return this.ids.filter((id) => own.has(id));
  }

  /** The rows that are not locked. */
  free(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { lockedRows } = this.held();
    return this.rows(ids).filter(({ row }) => !lockedRows.has(row.id));
  }

  /** The rows that can be moved: neither locked nor generated, because neighbours determine the place of generated rows. */
  movable(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    return this.free(ids).filter(({ automatic }) => !automatic);
  }

  /** The rows that move with the selection: with `magicLinks`, all rows linked to it. */
  movers(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { toggles } = this.#state();
    return this.movable(toggles.magicLinks ? linkedRows(ids, this.#host.evaluated()) : ids);
  }

  /** The notice for rows that are all locked; `null` when some are not. */
  lockedNotice(ids: readonly RowId[] = this.ids): EditNotice | null {
    const rows = this.rows(ids);
    if (rows.length === 0 || this.free(ids).length > 0) return null;
    return { kind: "locked", rows: rows.map(({ row }) => row.id) };
  }
}
