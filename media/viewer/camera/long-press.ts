/** A finger that stays this long presses, ms. */
export const LONG_PRESS_MS = 400;
/** Who is told so much too late was kept from hearing that the finger had left, ms. */
const LATE_MS = 60;
const AGAIN_MS = 150;

/**
 * Tells when a finger has stayed long enough. Where the page was busy meanwhile, as on a slow phone that draws, it waits a little more:
 * a tap whose end is still to be heard is no long press.
 *
 * returns   takes it back
 */
export function whenHeld(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number): void => {
    const due = performance.now() + ms;
    timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) wait(AGAIN_MS);
      else then();
    }, ms);
  };
  wait(LONG_PRESS_MS);
  return () => clearTimeout(timer);
}
