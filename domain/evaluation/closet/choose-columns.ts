import type { FillSection } from "@stanza/catalogue";

/** How much of each thing is kept, by its code: 0 (none) to 3 (a lot). */
export type ClosetNeeds = Readonly<Record<string, number>>;

/**
 * Which column fills each section, so that all that is kept gets its share of the room.
 *
 * Each thing should have the part of the room that it has of the needs. What counts is how far each thing gets with its part, by a root, so
 * that a little of everything is better than all of one thing. Columns are put in one by one where they help most, then exchanged as long
 * as that helps. Of equal ones the first declared wins, and the leftmost section: the same needs always give the same answer.
 *
 * sections  with the columns that each may hold
 * given     column by index of a section that is settled already
 * returns   index of the column of each section; `undefined`: none fits, or nothing that is kept would be in it
 */
export function chooseColumns(
  sections: readonly FillSection[],
  needs: ClosetNeeds,
  given: ReadonlyMap<number, string> = new Map(),
): readonly (number | undefined)[] {
  const wanted = Object.entries(needs).filter(([, amount]) => amount > 0);
  const all = wanted.reduce((sum, [, amount]) => sum + amount, 0);
  const room = sections.reduce((sum, section) => sum + section.room, 0);
  const chosen: (number | undefined)[] = sections.map(({ columns }, i) => {
    const at = columns.findIndex(({ code }) => code === given.get(i));
    return at < 0 ? undefined : at;
  });
  const settled = chosen.map((column) => column !== undefined);
  const worth = (): number =>
    wanted.reduce((sum, [keep, amount]) => {
      const target = (room * amount) / all;
      const served = sections.reduce((had, section, i) => {
        const column = section.columns[chosen[i] ?? -1];
        return had + section.room * (column?.serves.get(keep) ?? 0);
      }, 0);
      return sum + amount * Math.sqrt(Math.min(1, target > 0 ? served / target : 0));
    }, 0);
  const better = (i: number): { readonly column: number; readonly gain: number } | undefined => {
    const before = worth();
    const old = chosen[i];
    let best: { readonly column: number; readonly gain: number } | undefined;
    for (const column of sections[i]?.columns.keys() ?? []) {
      chosen[i] = column;
      const gain = worth() - before;
      if (gain > LITTLE && gain > (best?.gain ?? 0) + LITTLE) best = { column, gain };
    }
    chosen[i] = old;
    return best;
  };
  const step = (open: readonly number[]): boolean => {
    const steps = open.flatMap((i) => {
      const found = better(i);
      return found ? [{ i, ...found }] : [];
    });
    const [first, ...others] = steps;
    if (!first) return false;
    const best = others.reduce((so, one) => (one.gain > so.gain + LITTLE ? one : so), first);
    chosen[best.i] = best.column;
    return true;
  };
  const open = [...sections.keys()].filter((i) => !settled[i]);
  while (step(open.filter((i) => chosen[i] === undefined))) {}
  for (let round = 0; round < MAX_EXCHANGES && step(open); round++) {}
  for (const i of open)
    chosen[i] ??= usefulColumn(
      sections[i],
      wanted.map(([keep]) => keep),
    );
  return chosen;
}

/** Differences below this are rounding. */
const LITTLE = 1e-9;
const MAX_EXCHANGES = 100;

/** For a section that is left over: the column with the most of what is kept at all. */
function usefulColumn(section: FillSection | undefined, keeps: readonly string[]): number | undefined {
  const shares = (section?.columns ?? []).map(({ serves }) =>
    keeps.reduce((sum, keep) => sum + (serves.get(keep) ?? 0), 0),
  );
  const most = Math.max(0, ...shares);
  return most > 0 ? shares.indexOf(most) : undefined;
}
