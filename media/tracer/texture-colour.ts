import type { Texture } from "./scene.ts";

/** Linear light of the 256 values of sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Looks up a texture at a place, between its pixels, and writes linear red, green and blue. */
export function lookUp(
  { width, height, channels, bytes }: Texture,
  u: number,
  v: number,
  into: Float64Array,
): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const a = x - left;
  const b = y - top;
  const x1 = (left + width) % width;
  const x2 = (left + 1) % width;
  const y1 = ((top + height) % height) * width;
  const y2 = ((top + 1) % height) * width;
  for (let k = 0; k < 3; k++) {
    const above =
      LINEAR[bytes[(y1 + x1) * channels + k]!]! * (1 - a) + LINEAR[bytes[(y1 + x2) * channels + k]!]! * a;
    const below =
      LINEAR[bytes[(y2 + x1) * channels + k]!]! * (1 - a) + LINEAR[bytes[(y2 + x2) * channels + k]!]! * a;
    into[k] = above * (1 - b) + below * b;
  }
}
