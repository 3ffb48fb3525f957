import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { RENDER_SAMPLES } from "@stanza/contract";
import { sandboxOf } from "@stanza/print/sandbox";
import type { TracerOrder, TracerReport } from "../sandbox/tracer-messages.ts";
import { checkPng, type RenderEngine, RenderError, timeLimit } from "./engine.ts";
import { runEngine } from "./engine-process.ts";

const FOLDER = fileURLToPath(new URL("../sandbox", import.meta.url));
const PNG_ENCODER = fileURLToPath(new URL("../../files/encode-png.ts", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../../package.json", import.meta.url));
const PROGRAM = `${FOLDER}/tracer-process.ts`;
const MEMORY = 3 * 1024 ** 3;

interface TracerSettings {
  /** Absent: all cores but one, at least one. */
  readonly threads?: number;
  /** Absent: by the size of the picture. */
  readonly timeoutMs?: number;
  /** What runs in the sandbox; a test has one that misbehaves. */
  readonly program?: string;
}

/**
 * Our own path tracer, in a process that can do nothing but compute (decision 032): the scene is a stranger's file. Its threads share the
 * picture's rows.
 */
export function tracerEngine({ threads, timeoutMs, program = PROGRAM }: TracerSettings = {}): RenderEngine {
  const count = threads ?? Math.max(1, availableParallelism() - 1);
  return {
    name: "tracer",
    async render({ scene, light, settings, seed }, progress, signal) {
      const samples = RENDER_SAMPLES[settings.quality];
      const { width, height, camera, background, exposure } = settings;
      const { command, args } = sandboxOf(
        program,
        [...process.execArgv, "--allow-worker"],
        [FOLDER, PNG_ENCODER, MANIFEST, program],
      );
      const order: TracerOrder = {
        scene,
        light,
        width,
        height,
        samples,
        seed,
        camera,
        background,
        exposure,
        threads: count,
      };
      const paths = width * height * samples;
      const png = await runEngine<Buffer>(
        {
          command,
          args,
          options: { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"], env: {} },
        },
        { timeoutMs: timeoutMs ?? timeLimit(paths), memory: MEMORY },
        signal,
        (child, end) => {
          child.on("message", (message) => {
            const said = message as TracerReport;
            if (said.kind === "progress") progress(said.share);
            else if (said.kind === "done") end.resolve(Buffer.from(said.png));
            else end.reject(new RenderError(said.reason, said.message));
          });
          // An error of sending shows as the process's end.
          child.send(order, () => {});
        },
      );
      return checkPng(png, settings);
    },
  };
}
