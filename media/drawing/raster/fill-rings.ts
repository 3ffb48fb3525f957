import type { Vec2 } from "@stanza/geometry";

/** Pixels in rows from the top, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/**
 * Fills an area by the even-odd rule, so that rings in it are holes. A pixel belongs to the area where its centre does; what lies outside
 * of the picture is left out.
 *
 * rings    in pixels
 * opacity  0 … 1
 */
export function fillRings(
  { width, height, rgb }: Pixels,
  rings: readonly (readonly Vec2[])[],
  [red, green, blue]: readonly [number, number, number],
  opacity = 1,
): void {
  const edges = rings.flatMap((ring) =>
    ring.map((from, i): readonly [Vec2, Vec2] => [from, ring[(i + 1) % ring.length] ?? from]),
  );
  const heights = edges.map(([[, y]]) => y);
  const top = Math.max(0, Math.floor(Math.min(...heights)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...heights)));
  for (let y = top; y <= bottom; y += 1) {
    const at = y + 0.5;
    const crossings = edges
      .flatMap(([a, b]) =>
        a[1] <= at === b[1] <= at ? [] : [a[0] + ((at - a[1]) / (b[1] - a[1])) * (b[0] - a[0])],
      )
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i]! - 0.5));
      const to = Math.min(width - 1, Math.ceil(crossings[i + 1]! - 0.5) - 1);
      for (let pixel = (y * width + from) * 3; pixel <= (y * width + to) * 3; pixel += 3) {
        rgb[pixel] = rgb[pixel]! + (red - rgb[pixel]!) * opacity;
        rgb[pixel + 1] = rgb[pixel + 1]! + (green - rgb[pixel + 1]!) * opacity;
        rgb[pixel + 2] = rgb[pixel + 2]! + (blue - rgb[pixel + 2]!) * opacity;
      }
    }
  }
}
