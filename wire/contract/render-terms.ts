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

/** A film: pictures a second, how long it may be, and its largest picture. ASSUMED: A216. */
export const FILM_LIMITS = { fps: 24, seconds: 60, views: 12, pixels: 1920 * 1080 } as const;

/** Paths that one credit pays. */
const PATHS = 16_000_000;

/** What a picture, or a film, consists of. */
export interface RenderAmount {
  readonly width: number;
  readonly height: number;
  readonly quality: RenderQuality;
  /** Of a film; absent: one picture. */
  readonly seconds?: number | undefined;
}

/** Pictures of a film; 1 of a picture. */
export const framesOf = ({ seconds }: Pick<RenderAmount, "seconds">): number =>
  seconds === undefined ? 1 : Math.max(2, Math.round(seconds * FILM_LIMITS.fps));

/** Paths of light that are followed. */
export const renderPaths = (amount: RenderAmount): number =>
  amount.width * amount.height * RENDER_SAMPLES[amount.quality] * framesOf(amount);

/** Credits that a picture or a film costs: by its size and quality, at least one. ASSUMED: A211. */
export const renderCredits = (amount: RenderAmount): number =>
  Math.max(1, Math.ceil(renderPaths(amount) / PATHS));
