import { toRadians, type Vec3 } from "@stanza/geometry";
import type { EnvironmentDesign, SkyStop } from "./studio-design.ts";

type Rgb = readonly [number, number, number];

/** Mean radiance around the eye in the first studio: what `level` 1 stands for. Measured once; a test keeps it true. */
export const STUDIO_MEAN = 1.136;

/**
 * The surroundings as seen from their middle, linear light, RGBA, top row first, longitude across (equirectangular): the middle of the
 * picture looks along −Z, its right quarter along +X.
 *
 * width, height  pixels, height half the width
 */
export function environmentPixels(design: EnvironmentDesign, width: number, height: number): Float32Array {
  const pixels = new Float32Array(width * height * 4);
  const look = painter(design);
  let [sum, weight] = [0, 0];
  for (let y = 0; y < height; y++) {
    const up = Math.PI * (0.5 - (y + 0.5) / height);
    const [sin, cos] = [Math.sin(up), Math.cos(up)];
    for (let x = 0; x < width; x++) {
      const turn = 2 * Math.PI * ((x + 0.5) / width - 0.5);
      const [r, g, b] = look([cos * Math.sin(turn), sin, -cos * Math.cos(turn)]);
      pixels.set([r, g, b, 1], (y * width + x) * 4);
      sum += (r * 0.2126 + g * 0.7152 + b * 0.0722) * cos;
      weight += cos;
    }
  }
  if (design.level === undefined || sum === 0) return pixels;
  const scale = (design.level * STUDIO_MEAN * weight) / sum;
  for (let i = 0; i < pixels.length; i++) if (i % 4 !== 3) pixels[i]! *= scale;
  return pixels;
}

/** Returns a function that gives the light of a design in a direction. Colours are worked out once for all pixels. */
function painter(design: EnvironmentDesign): (to: Vec3) => Rgb {
  const { room } = design;
  const stops = design.sky.map((stop) => ({ at: stop.at, rgb: lightOf(stop) }));
  const floor = design.floor && lightOf(design.floor);
  const ceiling = design.ceiling && lightOf(design.ceiling);
  const panels = design.panels.map((panel) => ({
    rgb: lightOf(panel),
    low: panel.at.map((at, axis) => at - panel.size[axis]! / 2),
    high: panel.at.map((at, axis) => at + panel.size[axis]! / 2),
  }));
  const glows = design.glows.map((glow) => {
    const size = Math.hypot(...glow.towards);
    return {
      to: glow.towards.map((axis) => axis / size),
      full: Math.cos(toRadians(glow.radius)),
      none: Math.cos(toRadians(glow.radius * 2)),
      rgb: lightOf(glow),
    };
  });
  const around = (to: Vec3): Rgb => {
    if (room) {
      const [x, y, z] = to.map((axis, i) => Math.abs(axis) / room[i]!);
      if (y! > x! && y! > z!) {
        const level = to[1] < 0 ? floor : ceiling;
        if (level) return level;
      }
    }
    return between(stops, to[1]);
  };
  return (to) => {
    let rgb = around(to);
    let nearest = Number.POSITIVE_INFINITY;
    for (const panel of panels) {
      const distance = distanceTo(to, panel.low, panel.high);
      if (distance >= nearest) continue;
      nearest = distance;
      rgb = panel.rgb;
    }
    for (const glow of glows) {
      const near = to[0] * glow.to[0]! + to[1] * glow.to[1]! + to[2] * glow.to[2]!;
      const t = Math.min(1, Math.max(0, (near - glow.none) / (glow.full - glow.none)));
      const share = t * t * (3 - 2 * t);
      if (share > 0)
        rgb = [rgb[0] + glow.rgb[0] * share, rgb[1] + glow.rgb[1] * share, rgb[2] + glow.rgb[2] * share];
    }
    return rgb;
  };
}

function between(stops: readonly { readonly at: number; readonly rgb: Rgb }[], height: number): Rgb {
  const above = stops.findIndex(({ at }) => at >= height);
  if (above <= 0) return (stops[above] ?? stops.at(-1)!).rgb;
  const [low, high] = [stops[above - 1]!, stops[above]!];
  const t = (height - low.at) / (high.at - low.at);
  return [0, 1, 2].map((i) => low.rgb[i]! + (high.rgb[i]! - low.rgb[i]!) * t) as unknown as Rgb;
}

/** Returns the distance from the middle along a direction to a box; `Infinity` beside it. */
function distanceTo(to: Vec3, low: readonly number[], high: readonly number[]): number {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (let axis = 0; axis < 3; axis++) {
    const way = to[axis]!;
    if (way === 0) {
      if (low[axis]! > 0 || high[axis]! < 0) return Number.POSITIVE_INFINITY;
      continue;
    }
    const [a, b] = [low[axis]! / way, high[axis]! / way];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave && enter > 0 ? enter : Number.POSITIVE_INFINITY;
}

function lightOf({ color, strength }: Omit<SkyStop, "at">): Rgb {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return strength * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }) as unknown as Rgb;
}
