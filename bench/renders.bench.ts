import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderSettings } from "@stanza/contract";
import { toRadiance } from "@stanza/environments";
import { seenBy, toGlb, viewerRooms } from "@stanza/models";
import {
  autoExposure,
  denoise,
  developed,
  EnvironmentLight,
  type Frame,
  PathTracer,
  readGlb,
  renderRows,
} from "@stanza/tracer";
import { encodePng } from "../apps/server/files/encode-png.ts";
import { blenderArguments, findBlender, renderJson } from "../apps/server/renders/engines/cycles-engine.ts";
import { frameOf } from "../apps/server/renders/engines/cycles-frame.ts";
import { lightOf } from "../apps/server/renders/engines/light-of.ts";
import { readExr } from "../apps/server/renders/engines/read-exr.ts";
import { readPicture } from "../apps/server/renders/sandbox/decode-png.ts";
import { PAPER } from "../apps/server/renders/sandbox/paper.ts";
import { demoModel, demoProject, sceneOf } from "../media/models/testing/demo-model.ts";
import { renderViews } from "../web/renders/views/render-views.ts";
import { type Bench, cpuMs, type Measure } from "./measure.ts";

/** The size at which all of it takes minutes and not hours; `RENDERS_SIZE=1920x1080` measures the bar itself. */
const [WIDTH, HEIGHT] = (process.env.RENDERS_SIZE ?? "320x180").split("x").map(Number) as [number, number];
const SAMPLES = 64;
const REFERENCE = 1024;

interface Rendered {
  readonly frame: Frame;
  readonly cpuSeconds: number;
}

/**
 * The demo kitchen at eye level by both engines: how far 64 filtered samples are from 1,024, and what our tracer needs for the error that Cycles
 * has. Errors are of what a screen shows, 0 … 1, each engine against itself: the two see materials a little differently.
 */
export const bench: Bench = {
  name: "renders",
  async run() {
    const project = demoProject();
    const scene = sceneOf(project);
    const [model, rooms] = [demoModel(), viewerRooms(project.rooms, { rows: scene.rows })];
    const { camera } = renderViews(model, rooms)[0]!;
    const settings: RenderSettings = {
      ...{ name: "Eye level", camera, width: WIDTH, height: HEIGHT, quality: "standard" },
      ...{ environment: "studio_small_09", background: "plain", exposure: 0, kind: "picture" },
    };
    const glb = Buffer.from(toGlb(seenBy(model, rooms, camera)));
    const own = (samples: number) => byTracer(glb, settings, samples);
    const ownReference = own(REFERENCE);
    const ownRuns = [8, 16, 32, SAMPLES].map((samples) => ({ samples, ...own(samples) }));
    const errors = ownRuns.map((run) => ({
      ...run,
      error: errorOf(denoise(run.frame), ownReference.frame),
    }));
    const ours = errors.at(-1)!;
    const measures: Measure[] = [
      figure(`own tracer, ${SAMPLES} samples with filter, RMSE`, ours.error, "", 0.03),
      figure(
        `own tracer, ${SAMPLES} samples without filter, RMSE`,
        errorOf(ours.frame.color, ownReference.frame),
        "",
      ),
      figure(
        "own tracer, CPU of a million paths",
        (ours.cpuSeconds / (WIDTH * HEIGHT * SAMPLES)) * 1e6,
        "s CPU",
      ),
    ];
    keep("own-64", ours.frame, denoise(ours.frame));
    const blender = findBlender(process.env.PATH ?? "");
    if (!blender) return measures;
    const cycles = (samples: number) => byCycles(blender, glb, settings, samples);
    const start = cycles(2).cpuSeconds;
    const cyclesReference = cycles(REFERENCE);
    const run = cycles(SAMPLES);
    const filterFrom = cpuMs();
    const filtered = denoise(run.frame);
    const cpu = run.cpuSeconds + (cpuMs() - filterFrom) / 1000;
    const error = errorOf(filtered, cyclesReference.frame);
    keep("cycles-64", run.frame, filtered);
    const needed = cpuAt(errors, error);
    return [
      ...measures,
      figure(`Cycles, ${SAMPLES} samples with filter, RMSE`, error, "", 0.03),
      figure(
        `Cycles, ${SAMPLES} samples without filter, RMSE`,
        errorOf(run.frame.color, cyclesReference.frame),
        "",
      ),
      figure(
        "Cycles, CPU of a million paths",
        ((run.cpuSeconds - start) / (WIDTH * HEIGHT * SAMPLES)) * 1e6,
        "s CPU",
      ),
      {
        name: "own tracer at the error of Cycles",
        value: needed,
        unit: "s CPU",
        reference: `Cycles, ${cpu.toFixed(1)} s CPU, its start among them`,
        ratio: needed / cpu,
        bar: { of: "ratio", atMost: 2 },
      },
    ];
  },
};

const figure = (name: string, value: number, unit: string, atMost?: number): Measure => ({
  ...{ name, value, unit, reference: "1,024 samples", ratio: null },
  ...(atMost === undefined ? {} : { bar: { of: "value", atMost } }),
});

function byTracer(glb: Buffer, settings: RenderSettings, samples: number): Rendered {
  const before = cpuMs();
  const { pixels, width, height } = lightOf(settings.environment, null);
  const tracer = new PathTracer(readGlb(glb, readPicture), new EnvironmentLight(pixels, width, height), {
    background: PAPER,
  });
  const { from, to, fov } = settings.camera;
  const frame = renderRows(tracer, {
    camera: { from, to, fovDegrees: fov, isUpright: true },
    ...{ width: WIDTH, height: HEIGHT, top: 0, bottom: HEIGHT, samples, seed: samples },
  });
  // The filter is part of what a picture costs.
  denoise(frame);
  return { frame, cpuSeconds: (cpuMs() - before) / 1000 };
}

function byCycles(blender: string, glb: Buffer, settings: RenderSettings, samples: number): Rendered {
  const folder = mkdtempSync(join(tmpdir(), "stanza-bench-"));
  try {
    writeFileSync(join(folder, "scene.glb"), glb);
    writeFileSync(join(folder, "environment.hdr"), toRadiance(lightOf(settings.environment, null)));
    const wish = { ...renderJson(settings, [settings.camera], samples), samples };
    writeFileSync(join(folder, "render.json"), JSON.stringify(wish));
    // The shell tells what its children have used.
    const { stdout, status } = spawnSync(
      "bash",
      [
        "-c",
        `"$@" >"${folder}/said" 2>&1 || { tail -5 "${folder}/said"; exit 1; }; times`,
        "-",
        blender,
        ...blenderArguments(folder, 2),
      ],
      { encoding: "utf8", env: { PATH: "/usr/bin:/bin", HOME: folder } },
    );
    if (status !== 0) throw new Error(`Blender failed: ${stdout}`);
    const seconds = [
      ...stdout
        .trim()
        .split("\n")
        .at(-1)!
        .matchAll(/(\d+)m([\d.]+)s/g),
    ].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
    const [first, second] = [0, 1].map((half) => readExr(readFileSync(join(folder, `0-${half}.exr`))));
    return { frame: frameOf([first!, second!]), cpuSeconds: seconds[0]! + seconds[1]! };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Root of the mean squared difference of what a screen shows, exposed as the reference is. */
function errorOf(color: Float32Array, reference: Frame): number {
  const exposure = autoExposure(reference, reference.color);
  const [a, b] = [developed(color, exposure), developed(reference.color, exposure)];
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i]! - b[i]!) / 255) ** 2;
  return Math.sqrt(sum / a.length);
}

/** CPU seconds for an error, between and beyond the runs along the line of the two nearest, both as logarithms. */
function cpuAt(
  runs: readonly { readonly error: number; readonly cpuSeconds: number }[],
  error: number,
): number {
  const after = runs.findIndex((run) => run.error <= error);
  const i = after === -1 ? runs.length - 1 : Math.max(1, after);
  const [a, b] = [runs[i - 1]!, runs[i]!];
  const slope = Math.log(b.cpuSeconds / a.cpuSeconds) / Math.log(b.error / a.error);
  return b.cpuSeconds * (error / b.error) ** slope;
}

/** `RENDERS_KEEP=FOLDER` keeps the pictures, to look at them. */
function keep(name: string, frame: Frame, color: Float32Array): void {
  const folder = process.env.RENDERS_KEEP;
  if (!folder) return;
  const rgb = developed(color, autoExposure(frame, color));
  writeFileSync(join(folder, `${name}.png`), encodePng({ width: WIDTH, height: HEIGHT, rgb }));
}
