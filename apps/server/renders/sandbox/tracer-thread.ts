import { parentPort, workerData } from "node:worker_threads";
import { EnvironmentLight, PathTracer, readGlb, renderRows } from "@stanza/tracer";
import { readPicture } from "./decode-png.ts";
import type { RowsDone, RowsOrder, TracerOrder } from "./tracer-messages.ts";

/** The paper behind a room, linear light: what the 3D view's light theme has. */
const PAPER = [0.86, 0.86, 0.85] as const;

/** A thread of the tracer: reads the scene, then traces the rows that it is given. */
const { scene, light, camera, width, height, samples, seed, background } = workerData as TracerOrder;
const around = new EnvironmentLight(light.pixels, light.width, light.height);
const tracer = new PathTracer(readGlb(scene, readPicture), around, {
  background: background === "plain" ? PAPER : null,
});

parentPort?.on("message", ({ top, bottom }: RowsOrder) => {
  const rows = renderRows(tracer, {
    camera: { from: camera.from, to: camera.to, fovDegrees: camera.fov, isUpright: true },
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
