import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { RENDER_SAMPLES, type RenderCamera, type RenderSettings } from "@stanza/contract";
import { toRadiance } from "@stanza/environments";
import { checkPng, type RenderEngine, RenderError, type RenderOrder, timeLimit } from "./engine.ts";
import { runEngine } from "./engine-process.ts";
import { openPictureThread } from "./picture-thread.ts";

const SCRIPT = fileURLToPath(new URL("./cycles.py", import.meta.url));
const MEMORY = 6 * 1024 ** 3;
const TEST_MS = 60_000;

interface CyclesSettings {
  /** The program's file. */
  readonly blender: string;
  /** Absent: all cores but one, at least one. */
  readonly threads?: number;
}

/** Blender on the path; `null`: it is not installed. */
export function findBlender(path: string): string | null {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    try {
      const file = join(folder, "blender");
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // The next folder may have it.
    }
  }
  return null;
}

/** Blender's Cycles on the processor, in a process of its own for each picture or film (graphics.md §3). */
export function cyclesEngine({ blender, threads }: CyclesSettings): RenderEngine & { test(): Promise<void> } {
  const count = threads ?? Math.max(1, availableParallelism() - 1);
  const film: RenderEngine["film"] = async (order, cameras, frame, progress, signal) => {
    const folder = await mkdtemp(join(tmpdir(), "stanza-render-"));
    const { settings } = order;
    const pictures = openPictureThread({ folder, exposure: settings.exposure });
    try {
      await writeJob(folder, order, cameras);
      const paths = settings.width * settings.height * RENDER_SAMPLES[settings.quality] * cameras.length;
      let asked = 0;
      await runBlender(blender, folder, count, timeLimit(paths), signal, (line) => {
        if (/^stanza:picture \d+ 1$/.test(line)) pictures.make(asked++);
        const share = progressOf(line);
        if (/^stanza:picture \d+ 0$/.test(line)) progress((asked + 0.5) / cameras.length);
        else if (share !== null) progress((asked + share / 2) / cameras.length);
      });
      if (asked !== cameras.length) throw new RenderError("broken", "Blender ended without a picture.");
      for (const png of await pictures.made()) frame(checkPng(png, settings));
    } finally {
      pictures.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    name: "cycles",
    film,
    async render(order, progress, signal) {
      let picture: Buffer | null = null;
      await film(order, [order.settings.camera], (png) => (picture = png), progress, signal);
      if (!picture) throw new RenderError("broken", "Blender ended without a picture.");
      return picture;
    },
    /** Renders nothing, to see whether Blender starts and has what it needs. Rejects with `RenderError`. */
    async test() {
      let isFine = false;
      await runBlender(blender, null, count, TEST_MS, new AbortController().signal, (line) => {
        if (line === "stanza:ready") isFine = true;
      });
      if (!isFine) throw new RenderError("crashed", "Blender started, but has no Cycles.");
    },
  };
}

/** What Blender is started with. `folder` null: only the self-test. */
export const blenderArguments = (folder: string | null, threads: number): readonly string[] => [
  "--background",
  "--factory-startup",
  // An error of the script ends the process.
  ...["--python-exit-code", "3"],
  ...["--threads", String(threads)],
  "-noaudio",
  ...["--python", SCRIPT],
  "--",
  ...(folder === null ? ["--test"] : [folder]),
];

const runBlender = (
  blender: string,
  folder: string | null,
  threads: number,
  timeoutMs: number,
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<void> =>
  runEngine<void>(
    {
      command: blender,
      args: blenderArguments(folder, threads),
      options: {
        stdio: ["ignore", "pipe", "ignore"],
        // Neither keys nor the database's address; a home of its own, which goes with the picture.
        env: { PATH: "/usr/bin:/bin", HOME: folder ?? tmpdir(), LANG: "C.UTF-8" },
      },
    },
    { timeoutMs, memory: MEMORY },
    signal,
    (child, end) => {
      let rest = "";
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = (lines.pop() ?? "").slice(-10_000);
        for (const line of lines) onLine(line.trim());
      });
      child.on("close", (code) => code === 0 && end.resolve());
    },
  );

/** Writes what the script reads: the scene, the light around, and `render.json`. */
async function writeJob(
  folder: string,
  { scene, light, settings, seed }: RenderOrder,
  cameras: readonly RenderCamera[],
): Promise<void> {
  await writeFile(join(folder, "scene.glb"), scene);
  await writeFile(join(folder, "environment.hdr"), toRadiance(light));
  await writeFile(join(folder, "render.json"), JSON.stringify(renderJson(settings, cameras, seed)));
}

/** `render.json`: neutral, in the scene's metres with Y up. */
export const renderJson = (settings: RenderSettings, cameras: readonly RenderCamera[], seed: number) => ({
  cameras,
  kind: settings.kind,
  width: settings.width,
  height: settings.height,
  samples: RENDER_SAMPLES[settings.quality],
  background: settings.background,
  // Cycles takes no negative seed.
  seed: seed & 0x7fffffff,
});

/** The share of one half of a picture that a line of Blender's tells, as `Fra:1 Mem:12M … | Sample 16/64`; `null`: it tells none. */
export function progressOf(line: string): number | null {
  const [, done, all] = /\bSample (\d+)\/(\d+)/.exec(line) ?? [];
  if (done === undefined || all === undefined || Number(all) === 0) return null;
  return Math.min(1, Number(done) / Number(all));
}
