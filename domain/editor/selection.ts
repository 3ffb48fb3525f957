import type { EvaluatedRow } from "@stanza/evaluation";
import { type HeldBack, heldBack, type Project, type RowId, withGroups } from "@stanza/project";
import type { EditNotice } from "./edit-notice.ts";
import type { EditorHost } from "./editor-host.ts";
import type { EditorState } from "./editor-state.ts";
import { linkedRows } from "./linked-rows.ts";

/** The selected rows, and which of them the hand may move, change or take away. */
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

  /** What is hidden and locked now, by the rows themselves and, while they count, by layers. */
  held(): HeldBack {
    const project = this.#host.project();
    const { layers } = this.#state().toggles;
    if (this.#held?.project !== project || this.#held.layers !== layers)
      this.#held = { project, layers, held: heldBack(project, { layers }) };
    return this.#held.held;
  }

  /** A row with those of its group, or alone while its group is entered. */
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

  /** Without what is locked. */
  free(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { lockedRows } = this.held();
    return this.rows(ids).filter(({ row }) => !lockedRows.has(row.id));
  }

  /** What can stand elsewhere: neither locked nor generated, which stands where its neighbours put it. */
  movable(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    return this.free(ids).filter(({ automatic }) => !automatic);
  }

  /** What moves when the selection does: with `magicLinks`, all that hangs together with it. */
  movers(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { toggles } = this.#state();
    return this.movable(toggles.magicLinks ? linkedRows(ids, this.#host.evaluated()) : ids);
  }

  /** What the person is to hear where a lock leaves nothing of some rows to work on; `null` where something is left. */
  lockedNotice(ids: readonly RowId[] = this.ids): EditNotice | null {
    const rows = this.rows(ids);
    if (rows.length === 0 || this.free(ids).length > 0) return null;
    return { kind: "locked", rows: rows.map(({ row }) => row.id) };
  }
}
