import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { Change, Row, RowId } from "@stanza/project";
import { seatWallItems } from "@stanza/project";
import { type DimensionEditName, EDIT_NAMES, type EditName, type RoomEditName } from "./edit-notice.ts";
import type { CommitOptions, EditorHost } from "./editor-host.ts";

/** What belongs to a change of rows beside what the host is told. */
export interface SeatingOptions extends CommitOptions {
  /** Of new doors and windows, which the evaluation does not know yet, mm. */
  readonly widths?: Readonly<Record<RowId, number>>;
}

/** A host that takes the widths of new rows with a change. */
export interface SeatingHost extends EditorHost {
  commit(name: EditName | RoomEditName | DimensionEditName, change: Change, options?: SeatingOptions): void;
}

/** The host whose every change of rows leaves the doors and windows of curved walls in facets of their own (`seatWallItems`). */
export const seatingHost = (host: EditorHost): SeatingHost => ({
  project: () => host.project(),
  evaluated: () => host.evaluated(),
  newId: () => host.newId(),
  notify: (notice) => host.notify(notice),
  commit(name, change, { widths = {}, ...options } = {}) {
    const isOfRows = EDIT_NAMES.some((one) => one === name);
    host.commit(name, isOfRows ? seated(change, host.evaluated(), widths) : change, options);
  },
});

/**
 * A change, and then the facets of curved walls cut for the doors and windows that are in them.
 *
 * widths   of rows that the evaluation does not know yet; a copy is as wide as what it is a copy of
 * refused  what `change` refuses, and as `seatWallItems`
 */
export const seated =
  (change: Change, evaluated: EvaluatedProject, widths: Readonly<Record<RowId, number>> = {}): Change =>
  (project) => {
    const after = change(project);
    if (!after.ok) return after;
    const isCurved = after.value.rooms.some(({ walls }) => walls.some(({ curve }) => curve !== undefined));
    if (!isCurved) return after;
    const known = evaluated.rows.filter(({ row }) => row.placement.on === "wall");
    const hung = after.value.rows.flatMap((row) => {
      const width = row.placement.on === "wall" ? (widths[row.id] ?? widthLike(row, known)) : undefined;
      return width === undefined ? [] : [[row.id, width] as const];
    });
    return seatWallItems(after.value, { before: project, widths: Object.fromEntries(hung) });
  };

function widthLike(row: Row, known: readonly EvaluatedRow[]): number | undefined {
  const like =
    known.find((one) => one.row.id === row.id) ??
    known.find(
      (one) =>
        one.row.article === row.article &&
        one.row.catalogue === row.catalogue &&
        JSON.stringify(one.row.choices) === JSON.stringify(row.choices),
    );
  return like?.article.box[0];
}
