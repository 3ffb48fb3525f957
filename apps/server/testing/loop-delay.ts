import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded before a server (`--import`): answers the message `loop-delay` with how long its main thread kept others waiting since the last.
 */
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on("message", (message) => {
  if (message !== "loop-delay") return;
  const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  delay.reset();
  process.send?.({ loopDelay: { p99, max } });
});
// A bench that is ended takes it along.
process.once("disconnect", () => process.exit());
