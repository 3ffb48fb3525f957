import { dot3, type Vec3 } from "@stanza/geometry";
import { unit3 } from "./space.ts";

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [33, 30, 24];
const SHADE: Rgb = [28, 24, 20];

/**
 * The direction to the light: from above, a little from the left, in front. Tops are lightest, fronts keep their colour, right sides lie
 * in soft shade.
 */
const TO_LIGHT = unit3([-0.25, 1, 0.9]);

/** The colour of a surface with this normal, `normal` given as the viewer stands (X right, Y up, Z to the viewer's side). */
export function shade(color: string, normal: Vec3): string {
  const light = dot3(normal, TO_LIGHT);
  const base = parse(color);
  // Dark surfaces take light as a veil of white, bright ones take shade as a veil of ink; both stay believable at the ends.
  const lit = mix(base, WHITE, 0.26 * Math.max(0, normal[1]) ** 2 * (1 - 0.45 * brightness(base)));
  return format(mix(lit, SHADE, 0.02 + 0.17 * Math.max(0, 0.73 - light)));
}

/** The line around a surface of this colour: a darker tone of it, or a lighter one where the surface is nearly black. */
export function outlineOf(color: string): string {
  const base = parse(color);
  return format(brightness(base) < 0.28 ? mix(base, WHITE, 0.28) : mix(base, INK, 0.5));
}

/** The joint between tiles of this colour: a little darker, or lighter where they are nearly black. */
export function jointOf(color: string): string {
  const base = parse(color);
  return format(brightness(base) < 0.28 ? mix(base, WHITE, 0.22) : mix(base, INK, 0.24));
}

/** A paler tone, `amount` 0 (the colour) … 1 (white). */
export function paler(color: string, amount: number): string {
  return format(mix(parse(color), WHITE, amount));
}

/** How bright a face on paper is at least, 0 … 1: lines, signs and figures on it stay readable. */
const BRIGHT = 0.62;
const PALER = 0.3;

/** The tone of a face on a drawing for paper: a hint of its colour, dark ones as well. */
export function paperTone(color: string): string {
  const bright = brightness(parse(color));
  return paler(color, Math.max(PALER, (BRIGHT - bright) / (1 - bright)));
}

/** Reads `#rrggbb`; anything else is a neutral grey. */
function parse(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color);
  if (!match) return [200, 198, 192];
  return [Number.parseInt(match[1]!, 16), Number.parseInt(match[2]!, 16), Number.parseInt(match[3]!, 16)];
}

const brightness = ([r, g, b]: Rgb): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const format = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
