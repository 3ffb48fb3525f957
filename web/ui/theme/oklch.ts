/** An sRGB colour with channels 0..1. */
type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

function formatHex(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two `#rrggbb` colours, 1..21. Source: WCAG 2.2, relative luminance. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Lightness 0..1, chroma, hue in degrees. Source: Björn Ottosson, OKLab (2020). */
export function toOklch(hex: string): readonly [lightness: number, chroma: number, hueDeg: number] {
  const rgb = parseHex(hex);
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

function linearRgb(lightness: number, chroma: number, hueDeg: number): Rgb {
  const a = chroma * Math.cos((hueDeg * Math.PI) / 180);
  const b = chroma * Math.sin((hueDeg * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v > -0.0005 && v < 1.0005);

/** The `#rrggbb` colour nearest to the given OKLCH one; chroma gives way where sRGB ends, hue and lightness stay. */
export function fromOklch(lightness: number, chroma: number, hueDeg: number): string {
  let kept = chroma;
  if (!inGamut(linearRgb(lightness, chroma, hueDeg))) {
    let low = 0;
    let high = chroma;
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2;
      if (inGamut(linearRgb(lightness, middle, hueDeg))) low = middle;
      else high = middle;
    }
    kept = low;
  }
  const [r, g, b] = linearRgb(lightness, kept, hueDeg);
  const channel = (v: number) => gamma(Math.max(0, Math.min(1, v)));
  return formatHex([channel(r), channel(g), channel(b)]);
}

/**
 * The colour of `hex`'s hue, nearest in lightness, that has at least `ratio` contrast against every background; black or white where
 * the hue cannot reach it.
 */
export function reachContrast(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: "darker" | "lighter",
  maxChroma = 0.4,
): string {
  const [lightness, chroma, hueDeg] = toOklch(hex);
  const step = direction === "darker" ? -0.002 : 0.002;
  for (let l = lightness; l > 0.05 && l < 0.99; l += step) {
    const colour = fromOklch(l, Math.min(chroma, maxChroma), hueDeg);
    if (backgrounds.every((b) => contrast(b, colour) >= ratio)) return colour;
  }
  return direction === "darker" ? "#000000" : "#ffffff";
}
