import { z } from "zod";
import { InvalidConfig } from "../config/config.ts";

const environment = z.object({
  /** Workers of the render farm that a server starts beside itself; 0: they run elsewhere. */
  RENDER_WORKERS: z.coerce.number().int().min(0).max(64).default(1),
  RENDER_ENGINE: z.enum(["auto", "cycles", "tracer"]).default("auto"),
  /** Threads of one worker; absent: all cores but one. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(256).optional(),
});

export interface RenderFarmSettings {
  readonly workers: number;
  readonly engine: "auto" | "cycles" | "tracer";
  readonly threads?: number;
}

/** The farm's part of the environment. Throws `InvalidConfig`. */
export function readRenderSettings(env: Readonly<Record<string, string | undefined>>): RenderFarmSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new InvalidConfig(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  const { RENDER_WORKERS: workers, RENDER_ENGINE: engine, RENDER_THREADS: threads } = parsed.data;
  return { workers, engine, ...(threads === undefined ? {} : { threads }) };
}
