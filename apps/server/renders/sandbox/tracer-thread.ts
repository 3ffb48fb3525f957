import { parentPort, workerData } from "node:worker_threads";
import { EnvironmentLight, PathTracer, readGlb, renderRows } from "@stanza/tracer";
import { readPicture } from "./decode-png.ts";
import { PAPER } from "./paper.ts";
import type { RowsDone, RowsOrder, TracerOrder } from "./tracer-messages.ts";

/** A thread of the tracer: reads the scene, then traces the rows that it is given. */
const { scene, light, cameras, width, height, samples, seed, background } = workerData as TracerOrder;
const around = new EnvironmentLight(light.pixels, light.width, light.height);
const tracer = new PathTracer(readGlb(scene, readPicture), around, {
  background: background === "plain" ? PAPER : null,
});

parentPort?.on("message", ({ camera, top, bottom }: RowsOrder) => {
  const rows = renderRows(tracer, {
    camera: cameras[camera]!,
    ...{ width, height, top, bottom, samples, seed },
  });
  const done: RowsDone = { top, rows };
  parentPort?.postMessage(
    done,
    [rows.color, rows.albedo, rows.normal, rows.depth, rows.variance].map(
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  );
});
