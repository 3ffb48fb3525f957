/** A finger that stays this long presses, ms. */
export const LONG_PRESS_MS = 400;
/** A timer this late was kept back by a busy page, which has perhaps not yet heard that the finger left, ms. */
const LATE_MS = 60;
const AGAIN_MS = 150;
/** A page that is always busy would wait for ever. */
const MOST_AGAIN = 3;

/**
 * Calls back when a finger has stayed long enough for a long press. After a timer that came late it waits again, at most three times, so
 * that the end of a tap is heard first.
 *
 * returns   stops waiting
 */
export function whenHeld(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number, again: number): void => {
    const due = performance.now() + ms;
    timer = setTimeout(() => {
      const isLate = performance.now() - due > LATE_MS;
      if (isLate && again > 0) wait(AGAIN_MS, again - 1);
      else then();
    }, ms);
  };
  wait(LONG_PRESS_MS, MOST_AGAIN);
  return () => clearTimeout(timer);
}
