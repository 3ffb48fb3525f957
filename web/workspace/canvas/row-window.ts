/** The most rows that a hidden list has on the page. */
const MOST = 60;
/** The window moves on by so many rows at a time, so that it stands still while somebody goes through a few. */
const STEP = 20;

/**
 * Which of many rows a list holds so that the one in question has others before and after it.
 *
 * returns   the first of them, and the one after the last
 */
export function windowAround(index: number, count: number): readonly [first: number, end: number] {
  const wanted = Math.floor((index - STEP) / STEP) * STEP;
  const first = Math.max(0, Math.min(wanted, Math.ceil((count - MOST) / STEP) * STEP));
  return [first, Math.min(count, first + MOST)];
}
