import { cyclesEngine, findBlender } from "./cycles-engine.ts";
import type { RenderEngine } from "./engine.ts";
import { tracerEngine } from "./tracer-engine.ts";

/**
 * The engine of this machine: Blender's Cycles where `blender` is on the path and passes its self-test, else our own.
 *
 * wanted   `auto`, or one of them whatever there is
 * explain  told why Blender is not used, where it is there
 */
export async function chooseEngine(
  wanted: "auto" | "cycles" | "tracer",
  threads: number | undefined,
  explain: (sentence: string) => void,
): Promise<RenderEngine> {
  const own = tracerEngine(threads === undefined ? {} : { threads });
  if (wanted === "tracer") return own;
  const blender = findBlender(process.env.PATH ?? "");
  if (!blender) {
    if (wanted === "cycles") throw new Error("RENDER_ENGINE=cycles, but there is no blender on the PATH.");
    return own;
  }
  const cycles = cyclesEngine({ blender, ...(threads === undefined ? {} : { threads }) });
  try {
    await cycles.test();
    return cycles;
  } catch (error) {
    if (wanted === "cycles") throw error;
    explain(
      `Blender failed its self-test, so that pictures are made by our own tracer: ${(error as Error).message}`,
    );
    return own;
  }
}
