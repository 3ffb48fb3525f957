import { zlibSync } from "fflate";
import type { Surface } from "../scene/scene-input.ts";
import { accentOf, linearColor, srgbByte } from "./accent-of.ts";
import { PATTERNS, type Pattern, patternPixels } from "./pattern-pixels.ts";
import { indexedPng } from "./png.ts";

/** Pictures are no larger than this: files for other programs are sent and loaded whole. */
const MOST_PIXELS = 512;
/** Steps from the colour to the accent; more are not seen, and make the file larger. */
const TONES = 48;

interface PatternTones {
  readonly pixels: number;
  /** A tone a pixel, packed as a PNG has them. */
  readonly packed: Uint8Array;
}

const drawn = new Map<Pattern, PatternTones>();

/**
 * The picture of a surface's pattern as a PNG, one tile of `PATTERNS[pattern].tileMm`; `null`: it is one even colour.
 *
 * The picture is a list of tones with a palette from the colour to the accent: its pixels are worked out and packed once for each pattern,
 * and a material costs no more than its palette.
 */
export function patternPicture(surface: Surface): Uint8Array | null {
  if (surface.pattern === "plain") return null;
  const { pixels, packed } = tonesOf(surface.pattern);
  const [from, to] = [linearColor(surface.color), accentOf(surface)];
  const palette = new Uint8Array(TONES * 3);
  for (let tone = 0; tone < TONES; tone++) {
    const share = tone / (TONES - 1);
    for (let part = 0; part < 3; part++)
      palette[tone * 3 + part] = srgbByte(from[part]! + (to[part]! - from[part]!) * share);
  }
  return indexedPng({ width: pixels, height: pixels, palette, packed });
}

function tonesOf(pattern: Pattern): PatternTones {
  const known = drawn.get(pattern);
  if (known) return known;
  const from = PATTERNS[pattern].pixels;
  const pixels = Math.min(MOST_PIXELS, from);
  const bytes = patternPixels(pattern);
  const step = from / pixels;
  // A byte before each line says that it is not filtered.
  const lines = new Uint8Array(pixels * (pixels + 1));
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) {
      let sum = 0;
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++) sum += bytes[((y * step + dy) * from + x * step + dx) * 4]!;
      lines[y * (pixels + 1) + 1 + x] = Math.round((sum / (step * step) / 255) * (TONES - 1));
    }
  const tones = { pixels, packed: zlibSync(lines, { level: 6 }) };
  drawn.set(pattern, tones);
  return tones;
}
