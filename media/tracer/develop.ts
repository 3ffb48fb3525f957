import type { Frame } from "./frame.ts";

/** Brightness that a room's brighter surfaces get: white paint comes out as white paint. */
const WHITE = 0.62;
/** Share of the surfaces that are darker than what is made white. */
const BRIGHTER = 0.9;

/**
 * The factor that exposes a picture as a photographer would: the brighter tenth of its surfaces becomes as bright as white paint. Windows and
 * the background do not count. 1 for a picture without surfaces.
 */
export function autoExposure(
  { depth, albedo }: Pick<Frame, "depth" | "albedo">,
  color: Float32Array,
): number {
  const seen: number[] = [];
  for (let i = 0; i < depth.length; i++)
    if (depth[i]! > 0 && albedo[i * 3]! + albedo[i * 3 + 1]! + albedo[i * 3 + 2]! > 0)
      seen.push(color[i * 3]! * 0.2126 + color[i * 3 + 1]! * 0.7152 + color[i * 3 + 2]! * 0.0722);
  if (seen.length === 0) return 1;
  seen.sort((a, b) => a - b);
  const bright = seen[Math.floor(seen.length * BRIGHTER)]!;
  return bright > 1e-6 ? Math.min(64, Math.max(1 / 64, WHITE / bright)) : 1;
}

const START = 0.8 - 0.04;
const FADING = 0.15;

/**
 * Light as a screen shows it, three bytes a pixel: exposed, then the Khronos neutral curve, which keeps colours as the catalogue has them, as
 * the 3D view does.
 *
 * Source: Khronos PBR Neutral tone mapper, 2024.
 */
export function developed(color: Float32Array, exposure: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(color.length);
  for (let i = 0; i < color.length; i += 3) {
    let [r, g, b] = [color[i]! * exposure, color[i + 1]! * exposure, color[i + 2]! * exposure];
    const least = Math.min(r, g, b);
    const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
    r -= offset;
    g -= offset;
    b -= offset;
    const peak = Math.max(r, g, b);
    if (peak >= START) {
      const d = 1 - START;
      const shown = 1 - (d * d) / (peak + d - START);
      const grey = 1 - 1 / (FADING * (peak - shown) + 1);
      r = (r / peak) * shown * (1 - grey) + shown * grey;
      g = (g / peak) * shown * (1 - grey) + shown * grey;
      b = (b / peak) * shown * (1 - grey) + shown * grey;
    }
    bytes[i] = toSrgb(r);
    bytes[i + 1] = toSrgb(g);
    bytes[i + 2] = toSrgb(b);
  }
  return bytes;
}

const toSrgb = (value: number): number => {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
};
