/**
 * Runs `work` now and then every `everyMs` milliseconds, until it is closed. A run that fails is reported; the next one comes all the same.
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = work().catch(onError);
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
