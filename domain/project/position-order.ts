/** What the order of positions depends on. */
export interface Positioned {
  /** Code of the row's catalogue. */
  readonly catalogue: string;
  /** True: an offer shows it, sold or optional. False: it costs nothing and stands on production papers only. */
  readonly isOffered: boolean;
}

/**
 * Rows in the order in which every paper numbers them from 1: what an offer shows, by catalogue in the order of each one's first row, then
 * the rest. Whether a row is optional or taken does not matter, so that a number on a plan stays right when the client decides.
 */
export function inPositionOrder<R extends Positioned>(rows: readonly R[]): readonly R[] {
  const byCatalogue = Map.groupBy(
    rows.filter(({ isOffered }) => isOffered),
    ({ catalogue }) => catalogue,
  );
  return [...[...byCatalogue.values()].flat(), ...rows.filter(({ isOffered }) => !isOffered)];
}
