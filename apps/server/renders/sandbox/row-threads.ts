import { Worker } from "node:worker_threads";
import type { RowsDone, RowsOrder, TracerOrder } from "./tracer-messages.ts";

/** Rows that a thread gets at a time: few, so that progress is told soon and the last ones are done together. */
const rowsAtATime = ({ width, samples }: TracerOrder): number =>
  Math.max(1, Math.min(16, Math.floor(100_000 / (width * samples))));

/** Threads that have read the scene and share the rows of one picture after the other. */
export function openRowThreads(order: TracerOrder) {
  const step = rowsAtATime(order);
  const threads = Array.from(
    { length: Math.min(order.threads, Math.ceil(order.height / step)) },
    () => new Worker(new URL("./tracer-thread.ts", import.meta.url), { workerData: order }),
  );
  let fail = (_: unknown) => {};
  for (const thread of threads) thread.on("error", (error) => fail(error));
  return {
    /** Traces the picture of a camera; each thread takes the next rows when it has done some. */
    trace(camera: number, put: (done: RowsDone, share: number) => void): Promise<void> {
      let next = 0;
      let done = 0;
      return new Promise((resolve, reject) => {
        fail = reject;
        for (const thread of threads) {
          const give = () => {
            if (next >= order.height) return;
            const rows: RowsOrder = { camera, top: next, bottom: Math.min(order.height, next + step) };
            next = rows.bottom;
            thread.postMessage(rows);
          };
          thread.removeAllListeners("message");
          thread.on("message", (message: RowsDone) => {
            done += message.rows.height;
            put(message, done / order.height);
            if (done < order.height) give();
            else resolve();
          });
          give();
        }
      });
    },
    close() {
      for (const thread of threads) void thread.terminate();
    },
  };
}
