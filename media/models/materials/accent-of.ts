import type { Surface } from "../scene/scene-input.ts";

/** A colour in linear light, each part 0 … 1. */
export type LinearColor = readonly [red: number, green: number, blue: number];

/** A colour as it is written, `#rrggbb`, in linear light. */
export function linearColor(hex: string): LinearColor {
  const value = Number.parseInt(hex.slice(1, 7), 16) || 0;
  const part = (shift: number): number => {
    const byte = ((value >> shift) & 0xff) / 255;
    return byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4;
  };
  return [part(16), part(8), part(0)];
}

/** Linear light as a byte of sRGB. */
export function srgbByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

/** The second colour of a surface's pattern: its own, else darker than the surface and a little richer; metals keep their hue. */
export function accentOf({ color, accent, pattern }: Surface): LinearColor {
  if (accent) return linearColor(accent);
  const base = linearColor(color);
  const [most, least] = [Math.max(...base), Math.min(...base)];
  const darker = pattern === "brushed" ? 0.82 : 0.66;
  const middle = ((most + least) / 2) * darker;
  const spread = most - least;
  if (spread === 0) return [middle, middle, middle];
  const lightness = (most + least) / 2;
  const saturation = Math.min(1, (1.1 * spread) / (1 - Math.abs(2 * lightness - 1)));
  const wanted = saturation * (1 - Math.abs(2 * middle - 1));
  return base.map((part) => middle + ((part - lightness) / spread) * wanted) as unknown as LinearColor;
}
