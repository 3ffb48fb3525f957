/** Tasks that wait for the first picture, in the order in which they came. */
const waiting = new Set<() => void>();
let isShown = false;

/** Browsers that cannot tell when they are idle wait this long, ms. */
const REST = 200;
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run, REST);
}

/** A screen that takes its time says so before it shows anything. */
export function awaitPicture(): void {
  isShown = false;
}

/** Called by the screen once its first picture stands, or by a view that cannot show one. */
export function pictureShown(): void {
  if (isShown) return;
  isShown = true;
  requestAnimationFrame(() =>
    whenIdle(() => {
      for (const run of waiting) run();
      waiting.clear();
    }),
  );
}

/** Runs something that the picture must not wait for; returns how to call it off. */
export function afterFirstPicture(run: () => void): () => void {
  if (isShown && waiting.size === 0) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  return () => waiting.delete(run);
}

/** What people do first with a screen that they mean to use. */
const FIRST_DEEDS = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
const wanting = new Set<() => void>();
let isTaken = false;

function taken(): void {
  isTaken = true;
  for (const deed of FIRST_DEEDS) removeEventListener(deed, taken, true);
  for (const start of wanting) start();
  wanting.clear();
}

/** Forgets that anybody has taken the page in hand, for tests that share one. */
export function forgetHand(): void {
  isTaken = false;
}

/**
 * Runs something that only a click will need, after the first picture and once there is a hand that could click; returns how to call it
 * off. Whoever only looks loads nothing of it.
 */
export function onceTaken(run: () => void): () => void {
  if (isTaken) return afterFirstPicture(run);
  if (wanting.size === 0)
    for (const deed of FIRST_DEEDS) addEventListener(deed, taken, { capture: true, passive: true });
  let callOff = () => {
    wanting.delete(start);
  };
  const start = (): void => {
    callOff = afterFirstPicture(run);
  };
  wanting.add(start);
  return () => callOff();
}

/**
 * Starts something whose code comes after the first picture; returns how to stop it.
 *
 * when   `onceTaken` for what nobody needs who only looks
 */
export function startLater(load: () => Promise<() => () => void>, when = afterFirstPicture): () => void {
  let left = false;
  let stop = () => {
    left = true;
  };
  const callOff = when(() => {
    load().then((start) => {
      if (!left) stop = start();
    }, reportError);
  });
  return () => {
    callOff();
    stop();
  };
}
