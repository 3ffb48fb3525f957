/**
 * Where the farm's sub-APIs lie: `authdb` (scenes and jobs), `longpolling`, `user` and `movement` (spec 2 §7). A farm that `rfServer` names has
 * them at its own base path.
 */
export const FARM_PATH = "/api/renderfarm";

/** Paths of light a pixel, by quality. */
export const RENDER_SAMPLES = { draft: 16, standard: 64, high: 256 } as const;
export type RenderQuality = keyof typeof RENDER_SAMPLES;

/** Sizes of pictures, pixels: each side, and both together. */
export const RENDER_LIMITS = { least: 16, most: 4096, pixels: 3840 * 2160 } as const;

/** Paths that one credit pays. */
const PATHS = 16_000_000;

/** Credits that a picture costs: by its size and quality, at least one. ASSUMED: A211. */
export function renderCredits({
  width,
  height,
  quality,
}: {
  readonly width: number;
  readonly height: number;
  readonly quality: RenderQuality;
}): number {
  return Math.max(1, Math.ceil((width * height * RENDER_SAMPLES[quality]) / PATHS));
}
