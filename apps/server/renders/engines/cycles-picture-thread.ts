import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { autoExposure, denoise, developed } from "@stanza/tracer";
import { encodePng } from "../../files/encode-png.ts";
import { gettingUsed } from "../sandbox/getting-used.ts";
import { frameOf } from "./cycles-frame.ts";
import { readExr } from "./read-exr.ts";

/** What the thread is started with. */
export interface PictureThreadSettings {
  readonly folder: string;
  /** Stops brighter or darker. */
  readonly exposure: number;
}
/** What it answers for each picture, in the order in which they were asked for. */
export type PictureThreadAnswer = { readonly png: Uint8Array } | { readonly fault: string };

/**
 * A thread beside a worker of the farm: filters, exposes and develops what Cycles has rendered, while the worker gives signs of life. It is
 * told the number of a picture whose two halves lie in the folder.
 */
const { folder, exposure } = workerData as PictureThreadSettings;
const exposed = gettingUsed(2 ** exposure);
let before: Promise<void> = Promise.resolve();
parentPort?.on("message", (picture: number) => {
  before = before.then(() => make(picture));
});

async function make(picture: number): Promise<void> {
  const paths = [0, 1].map((half) => join(folder, `${picture}-${half}.exr`));
  try {
    const [first, second] = await Promise.all(paths.map(async (path) => readExr(await readFile(path))));
    const frame = frameOf([first!, second!]);
    const color = denoise(frame);
    const { width, height } = frame;
    const rgb = developed(color, exposed(autoExposure(frame, color)));
    const answer: PictureThreadAnswer = { png: encodePng({ width, height, rgb }) };
    parentPort?.postMessage(answer);
  } catch (error) {
    parentPort?.postMessage({ fault: (error as Error).message } satisfies PictureThreadAnswer);
  }
  for (const path of paths) await rm(path, { force: true });
}
