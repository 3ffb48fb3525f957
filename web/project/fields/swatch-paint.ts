import type { Material } from "@stanza/catalogue";

/** The source of a swatch's look: a catalogue's material, or a floor or wall paint of a room. */
export interface Paint {
  readonly color: string;
  readonly accent?: string;
  readonly pattern?: Material["pattern"] | "planks";
  readonly roughness?: number;
  readonly metalness?: number;
  readonly opacity?: number;
}

/** The look of an option: its own colour on its material; `undefined` for one without a colour. */
export function optionPaint(
  option: { readonly color?: string; readonly material?: string },
  material: (code: string) => Material | undefined,
): Paint | undefined {
  if (!option.color) return undefined;
  const known = option.material ? material(option.material) : undefined;
  return { ...known, color: option.color };
}

const NO_COLOUR = [
  hatch("-45deg", "var(--c-border)", 9),
  "linear-gradient(var(--c-surface), var(--c-surface))",
].join(", ");

/** A CSS background that looks like the material at the size of a swatch; hatched where nothing is known of its look. */
export function swatchPaint(paint: Paint | undefined): string {
  if (paint === undefined) return NO_COLOUR;
  const {
    color,
    accent = mixed(color),
    pattern = "plain",
    roughness = 1,
    metalness = 0,
    opacity = 1,
  } = paint;
  const layers = [...gloss(roughness, metalness), ...grain(pattern, accent)];
  const ground = opacity < 0.9 ? `color-mix(in srgb, ${color} 45%, #ffffff)` : color;
  return [...layers, `linear-gradient(${ground}, ${ground})`].join(", ");
}

const mixed = (color: string): string => `color-mix(in srgb, ${color} 82%, #000000)`;

const veil = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

function gloss(roughness: number, metalness: number): readonly string[] {
  if (metalness > 0.5) {
    return ["linear-gradient(120deg, #ffffff66 8%, transparent 34%, #00000022 60%, #ffffff40 88%)"];
  }
  return roughness < 0.25
    ? ["linear-gradient(135deg, #ffffffb3 0 18%, #ffffff33 18% 34%, transparent 34%)"]
    : [];
}

function grain(pattern: NonNullable<Paint["pattern"]>, accent: string): readonly string[] {
  switch (pattern) {
    case "wood":
      return [
        upright(veil(accent, 60), 1, 4),
        upright(veil(accent, 45), 2, 15, 7),
        upright(veil(accent, 30), 1, 23, 12),
      ];
    case "planks":
      return [lying(veil(accent, 80), 1, 11), lying(veil(accent, 28), 1, 4)];
    case "stone":
    case "granite":
      return [
        `radial-gradient(circle at 22% 30%, ${veil(accent, 70)} 0 1.5px, transparent 2px) 0 0 / 11px 9px`,
        `radial-gradient(circle at 70% 65%, ${veil(accent, 55)} 0 1px, transparent 1.6px) 0 0 / 7px 8px`,
      ];
    case "concrete":
      return [
        `radial-gradient(ellipse at 30% 20%, ${veil(accent, 45)}, transparent 55%)`,
        `radial-gradient(ellipse at 80% 75%, ${veil(accent, 35)}, transparent 50%)`,
      ];
    case "brushed":
      return [lying(veil(accent, 35), 1, 3)];
    case "tile":
      return joints(accent, 14, 14);
    case "metro":
      return joints(accent, 14, 7);
    case "zellige":
      return joints(accent, 8, 8);
    case "sticks":
      return joints(accent, 4, 16);
    case "fabric":
    case "leather":
      return [hatch("45deg", veil(accent, 40), 4), hatch("-45deg", veil(accent, 40), 4)];
    case "plain":
      return [];
  }
}

/*
 * Lines are tiles of a plain gradient: Firefox draws a repeating gradient of a few pixels as dashes where no graphics card helps it.
 */

/** Upright lines of a width in pixels, one every so many, the first `from` the left edge. */
const upright = (color: string, width: number, every: number, from = 0): string =>
  `linear-gradient(90deg, ${color} ${width}px, transparent ${width}px) ${from}px 0 / ${every}px 100%`;

const lying = (color: string, width: number, every: number): string =>
  `linear-gradient(0deg, ${color} ${width}px, transparent ${width}px) 0 100% / 100% ${every}px`;

/** Slanted lines, a pixel wide, in tiles of `size` pixels. */
function hatch(slant: "45deg" | "-45deg", color: string, size: number): string {
  const [thin, half] = [`${(72 / size).toFixed(1)}%`, "50%"];
  const lines = `${color} 0 ${thin}, transparent ${thin} ${half}, ${color} ${half} calc(${half} + ${thin}), transparent calc(${half} + ${thin})`;
  return `linear-gradient(${slant}, ${lines}) 0 0 / ${size}px ${size}px`;
}

/** A grid of joints, its tiles `width` by `height` pixels. */
const joints = (accent: string, width: number, height: number): readonly string[] =>
  [0, 90].map(
    (turn) =>
      `linear-gradient(${turn}deg, ${veil(accent, 80)} 1px, transparent 1px) 0 0 / ${width}px ${height}px`,
  );
