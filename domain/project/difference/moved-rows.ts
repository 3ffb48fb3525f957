import type { RowId } from "../ids.ts";
import type { Placement, Project } from "../project.ts";

/** Furniture within this distance of its old place has not moved, mm and degrees. */
const SAME_PLACE = 0.5;

/** Rows that both projects have, but in another place or on another wall. */
export function movedRows(before: Project, after: Project): ReadonlySet<RowId> {
  const old = new Map(before.rows.map((row) => [row.id, row.placement]));
  return new Set(
    after.rows.flatMap(({ id, placement }) => {
      const was = old.get(id);
      return was === undefined || isSamePlace(was, placement) ? [] : [id];
    }),
  );
}

export function isSamePlace(before: Placement, after: Placement): boolean {
  const [was, is] = [numbersOf(before), numbersOf(after)];
  return was.host === is.host && is.at.every((value, i) => Math.abs(value - was.at[i]!) <= SAME_PLACE);
}

function numbersOf(placement: Placement): { readonly host: string; readonly at: readonly number[] } {
  return placement.on === "room"
    ? { host: "room", at: [...placement.at, placement.rotY] }
    : { host: `wall ${placement.wall}`, at: [placement.offset, placement.elevation] };
}
