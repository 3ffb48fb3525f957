/** Nothing that is read takes so long without a word, also on a slow phone, ms. */
const STUCK_MS = 120_000;

export interface StuckWatch {
  /** There was a word from the reader. */
  alive(): void;
  stop(): void;
}

/** Calls `onStuck` once when there is no word for two minutes: some broken files keep a library busy without end. */
export function watchForStuck(onStuck: () => void): StuckWatch {
  let timer = setTimeout(onStuck, STUCK_MS);
  return {
    alive() {
      clearTimeout(timer);
      timer = setTimeout(onStuck, STUCK_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
