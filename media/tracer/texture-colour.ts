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
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [x - left, y - top];
  const [x1, x2] = [(left + width) % width, (left + 1) % width];
  const [y1, y2] = [((top + height) % height) * width, ((top + 1) % height) * width];
  const corners = [
    (y1 + x1) * channels,
    (y1 + x2) * channels,
    (y2 + x1) * channels,
    (y2 + x2) * channels,
  ] as const;
  const weights = [(1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b] as const;
  for (let k = 0; k < 3; k++) {
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += LINEAR[bytes[corners[i]! + k]!]! * weights[i]!;
    into[k] = sum;
  }
}
