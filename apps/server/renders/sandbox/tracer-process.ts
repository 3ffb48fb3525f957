import { Worker } from "node:worker_threads";
import {
  autoExposure,
  cameraFault,
  denoise,
  developed,
  newFrame,
  putRows,
  readGlb,
  SceneFault,
} from "@stanza/tracer";
import { encodePng } from "../../files/encode-png.ts";
import { readPicture } from "./decode-png.ts";
import type { RowsDone, RowsOrder, TracerOrder, TracerReport } from "./tracer-messages.ts";

/** Rows that a thread gets at a time: few, so that progress is told soon and the last ones are done together. */
const rowsAtATime = ({ width, samples }: TracerOrder): number =>
  Math.max(1, Math.min(16, Math.floor(100_000 / (width * samples))));

const say = (report: TracerReport, then?: () => void) => process.send?.(report, () => then?.());

/** The process in the sandbox: gets one order, reports progress, ends with the picture or with what is wrong with the order. */
process.once("message", (message) => {
  make(message as TracerOrder).then(
    (report) => say(report, () => process.exit(0)),
    (error: unknown) => {
      const { name, message: text } = error as Error;
      const isMemory =
        error instanceof RangeError || (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (isMemory) say({ kind: "refused", reason: "too-large", message: text }, () => process.exit(0));
      else throw new Error(`${name}: ${text}`);
    },
  );
});

async function make(order: TracerOrder): Promise<TracerReport> {
  const { scene, camera, width, height } = order;
  const fault = cameraFault({ from: camera.from, to: camera.to, fovDegrees: camera.fov });
  if (fault) return { kind: "refused", reason: "camera", message: fault };
  say({ kind: "progress", share: 0.01 });
  try {
    readGlb(scene, readPicture);
  } catch (error) {
    if (!(error instanceof SceneFault)) throw error;
    const reason = error.reason === "too-large" ? "too-large" : "scene";
    return { kind: "refused", reason, message: error.message };
  }
  const frame = newFrame(width, height);
  await traceRows(order, ({ rows, top }, share) => {
    putRows(frame, rows, top);
    say({ kind: "progress", share: 0.02 + share * 0.93 });
  });
  const color = denoise(frame);
  const stops = 2 ** order.exposure;
  const rgb = developed(color, autoExposure(frame, color) * stops);
  return { kind: "done", png: encodePng({ width, height, rgb }) };
}

/** Divides the rows among threads; each takes the next when it has done one. */
function traceRows(order: TracerOrder, put: (done: RowsDone, share: number) => void): Promise<void> {
  const step = rowsAtATime(order);
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const threads = Array.from({ length: Math.min(order.threads, Math.ceil(order.height / step)) }, () => {
      const thread = new Worker(new URL("./tracer-thread.ts", import.meta.url), { workerData: order });
      const give = () => {
        if (next >= order.height) return;
        const rows: RowsOrder = { top: next, bottom: Math.min(order.height, next + step) };
        next = rows.bottom;
        thread.postMessage(rows);
      };
      thread.on("message", (message: RowsDone) => {
        done += message.rows.height;
        put(message, done / order.height);
        if (done < order.height) return give();
        for (const one of threads) void one.terminate();
        resolve();
      });
      thread.once("error", reject);
      give();
      return thread;
    });
  });
}
