type Task = () => void;

/** Drawings are made between frames, in the order in which they came into view; what left the page gives its wish up. */
const waiting = new Set<Task>();
let scheduled = false;
/** Main-thread time a slice may take, ms. */
const SLICE = 8;

const soon: (run: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (run) => requestIdleCallback(run, { timeout: 200 })
    : (run) => setTimeout(run, 16);

function work(): void {
  scheduled = false;
  const end = performance.now() + SLICE;
  for (const task of [...waiting]) {
    waiting.delete(task);
    task();
    if (performance.now() > end) break;
  }
  schedule();
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  soon(work);
}

/** Runs a task when the page has time; returns how to give it up. */
export function whenIdle(task: Task): () => void {
  waiting.add(task);
  schedule();
  return () => waiting.delete(task);
}
