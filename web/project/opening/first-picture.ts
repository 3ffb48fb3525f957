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

/** Starts something whose code comes after the first picture; returns how to stop it. */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let left = false;
  let stop = () => {
    left = true;
  };
  const callOff = afterFirstPicture(() => {
    load().then((start) => {
      if (!left) stop = start();
    }, reportError);
  });
  return () => {
    callOff();
    stop();
  };
}
