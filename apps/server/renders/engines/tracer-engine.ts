import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { RENDER_SAMPLES, type RenderCamera } from "@stanza/contract";
import { sandboxOf } from "@stanza/print/sandbox";
import type { TracerOrder, TracerReport } from "../sandbox/tracer-messages.ts";
import { checkPng, type RenderEngine, RenderError, type RenderOrder, timeLimit } from "./engine.ts";
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
  const film: RenderEngine["film"] = async (order, cameras, frame, progress, signal) => {
    const { settings } = order;
    const { command, args } = sandboxOf(
      program,
      ["--allow-worker"],
      [FOLDER, PNG_ENCODER, MANIFEST, program],
    );
    const paths =
      settings.width * settings.height * RENDER_SAMPLES[settings.quality] * Math.max(1, cameras.length);
    await runEngine<void>(
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
          else if (said.kind === "refused") end.reject(new RenderError(said.reason, said.message));
          else if (said.kind === "done") end.resolve();
          else
            try {
              frame(checkPng(Buffer.from(said.png), settings));
            } catch (error) {
              end.reject(error);
            }
        });
        // An error of sending shows as the process's end.
        child.send(tracerOrder(order, cameras, count), () => {});
      },
    );
  };
  return {
    name: "tracer",
    film,
    async render(order, progress, signal) {
      let picture: Buffer | null = null;
      await film(order, [order.settings.camera], (png) => (picture = png), progress, signal);
      if (!picture) throw new RenderError("broken", "The engine ended without a picture.");
      return picture;
    },
  };
}

function tracerOrder(
  { scene, light, seed, settings }: RenderOrder,
  cameras: readonly RenderCamera[],
  threads: number,
): TracerOrder {
  const { width, height, background, exposure, quality, kind } = settings;
  return {
    ...{ scene, light, seed, threads, width, height, background, exposure },
    samples: RENDER_SAMPLES[quality],
    cameras: cameras.map(({ from, to, fov }) => ({
      from,
      to,
      fovDegrees: fov,
      isUpright: true,
      ...(kind === "panorama" ? { isPanorama: true } : {}),
    })),
  };
}
