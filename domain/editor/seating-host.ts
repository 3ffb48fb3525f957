import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { Change, Row, RowId } from "@stanza/project";
import { seatWallItems } from "@stanza/project";
import { type DimensionEditName, EDIT_NAMES, type EditName, type RoomEditName } from "./edit-notice.ts";
import type { CommitOptions, EditorHost } from "./editor-host.ts";

/** Data of a change of rows besides the data for the host. */
export interface SeatingOptions extends CommitOptions {
  /** Widths of new doors and windows, which the evaluation does not know yet, mm. */
  readonly widths?: Readonly<Record<RowId, number>>;
}

/** A host that takes the widths of new rows with a change. */
export interface SeatingHost extends EditorHost {
  commit(name: EditName | RoomEditName | DimensionEditName, change: Change, options?: SeatingOptions): void;
}

/** A host that keeps the doors and windows of curved walls in facets of their own after every change of rows (`seatWallItems`). */
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
 * Makes a change and then cuts the facets of curved walls for their doors and windows.
 *
 * widths   of rows that the evaluation does not know yet; a copy has the width of its original
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
