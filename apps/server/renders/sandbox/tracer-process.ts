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
import { gettingUsed } from "./getting-used.ts";
import { openRowThreads } from "./row-threads.ts";
import type { TracerOrder, TracerReport } from "./tracer-messages.ts";

const say = (report: TracerReport, then?: () => void) => process.send?.(report, () => then?.());

/** The process in the sandbox: gets one order, reports progress and pictures, ends when all are made or with what is wrong with the order. */
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
  const { scene, cameras, width, height } = order;
  const fault = cameras.map(cameraFault).find((one) => one !== null);
  if (fault) return { kind: "refused", reason: "camera", message: fault };
  say({ kind: "progress", share: 0.01 });
  try {
    readGlb(scene, readPicture);
  } catch (error) {
    if (!(error instanceof SceneFault)) throw error;
    const reason = error.reason === "too-large" ? "too-large" : "scene";
    return { kind: "refused", reason, message: error.message };
  }
  const threads = openRowThreads(order);
  const exposed = gettingUsed(2 ** order.exposure);
  for (const camera of cameras.keys()) {
    const frame = newFrame(width, height);
    await threads.trace(camera, ({ rows, top }, share) => {
      putRows(frame, rows, top);
      say({ kind: "progress", share: 0.02 + (0.93 * (camera + share)) / cameras.length });
    });
    const color = denoise(frame);
    const rgb = developed(color, exposed(autoExposure(frame, color)));
    say({ kind: "picture", png: encodePng({ width, height, rgb }) });
  }
  threads.close();
  return { kind: "done" };
}
