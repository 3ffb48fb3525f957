import type { EvaluatedRow } from "@stanza/evaluation";
import { type HeldBack, heldBack, type Project, type RowId, withGroups } from "@stanza/project";
import type { EditorHost } from "./editor-host.ts";
import type { EditorState } from "./interaction.ts";
import { linkedRows } from "./linked-rows.ts";

/** What the editor's state is asked for and told by those who work on the selection. */
interface Keeper {
  state(): EditorState;
  select(rows: readonly RowId[]): void;
}

/** The selected rows, and which of them the hand may move, change or take away. */
export class Selection {
  readonly #host: EditorHost;
  readonly #keeper: Keeper;
  #held: { readonly project: Project; readonly layers: boolean; readonly held: HeldBack } | null = null;

  constructor(host: EditorHost, keeper: Keeper) {
    this.#host = host;
    this.#keeper = keeper;
  }

  get ids(): readonly RowId[] {
    return this.#keeper.state().selection;
  }

  set(rows: readonly RowId[]): void {
    this.#keeper.select(rows);
  }

  /** What is hidden and locked now, by the rows themselves and, while they count, by layers. */
  held(): HeldBack {
    const project = this.#host.project();
    const { layers } = this.#keeper.state().toggles;
    if (this.#held?.project !== project || this.#held.layers !== layers)
      this.#held = { project, layers, held: heldBack(project, { layers }) };
    return this.#held.held;
  }

  /** A row with those of its group, or alone while its group is entered. */
  as(row: RowId): readonly RowId[] {
    const project = this.#host.project();
    const { entered } = this.#keeper.state();
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

  /** Without what is locked; the person is told when nothing is left. */
  free(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { lockedRows } = this.held();
    const rows = this.rows(ids);
    const free = rows.filter(({ row }) => !lockedRows.has(row.id));
    if (free.length === 0 && rows.length > 0) {
      this.#host.notify({ kind: "locked", rows: rows.map(({ row }) => row.id) });
    }
    return free;
  }

  /** What can stand elsewhere: neither locked nor generated, which stands where its neighbours put it. */
  movable(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    return this.free(ids).filter(({ automatic }) => !automatic);
  }

  /** What moves when the selection does: with `magicLinks`, all that hangs together with it. */
  movers(ids: readonly RowId[] = this.ids): readonly EvaluatedRow[] {
    const { toggles } = this.#keeper.state();
    return this.movable(toggles.magicLinks ? linkedRows(ids, this.#host.evaluated()) : ids);
  }
}
