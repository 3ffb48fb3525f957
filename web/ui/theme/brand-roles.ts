import { contrast, fromOklch, reachContrast, toOklch } from "./oklch.ts";
import { type Scheme, type Surfaces, surfaces } from "./surfaces.ts";

const INK = "#1a1712";
const PAPER = "#ffffff";

/** The text on a ground of any colour, `#rrggbb`: white where that is legible, else ink. */
export const legibleOn = (ground: string): string => (contrast(ground, PAPER) >= 4.5 ? PAPER : INK);

/** The roles that a customer's one colour plays in one scheme. None is the raw colour where it would be illegible. */
export interface BrandRoles {
  /** Fill of primary buttons: the brand as it is. */
  readonly solid: string;
  readonly onSolid: string;
  readonly solidHover: string;
  readonly solidPressed: string;
  /** Links and brand text, ≥ 4.5 on every surface and tint. */
  readonly text: string;
  /** Indicators, checked fills, borders, ≥ 3. */
  readonly ui: string;
  readonly subtle: string;
  readonly subtleHover: string;
  /** Text on the tints, ≥ 7. */
  readonly onSubtle: string;
  /** The focus ring, ≥ 3. */
  readonly focus: string;
}

/**
 * The nine roles of one brand colour, computed in OKLCH so that hue is kept and contrast is reached by lightness alone.
 *
 * primary   `#rrggbb`
 * s         the neutral colours that it stands on
 */
export function brandRoles(primary: string, scheme: Scheme, s: Surfaces = surfaces[scheme]): BrandRoles {
  const [lightness, chroma, hueDeg] = toOklch(primary);
  const light = scheme === "light";
  const direction = light ? "darker" : "lighter";
  const onSolid = legibleOn(primary);
  // With ink text the fill grows lighter on hover, with paper text darker: contrast only rises.
  const step = onSolid === INK ? [0.035, 0.065] : [-0.04, -0.08];
  const subtle = light
    ? fromOklch(0.965, Math.min(chroma, 0.035), hueDeg)
    : fromOklch(0.275, Math.min(chroma, 0.045), hueDeg);
  const subtleHover = light
    ? fromOklch(0.93, Math.min(chroma, 0.055), hueDeg)
    : fromOklch(0.32, Math.min(chroma, 0.055), hueDeg);
  const grounds = [s.surface, s.raised, s.sunken, s.canvas, s.hover];
  return {
    solid: primary,
    onSolid,
    solidHover: fromOklch(lightness + step[0]!, chroma, hueDeg),
    solidPressed: fromOklch(lightness + step[1]!, chroma, hueDeg),
    text: reachContrast(primary, [...grounds, subtle, subtleHover], 4.5, direction),
    ui: reachContrast(primary, grounds, 3, direction),
    subtle,
    subtleHover,
    onSubtle: reachContrast(primary, [subtle, subtleHover], 7, direction, 0.12),
    focus: reachContrast(primary, [s.surface, s.canvas, s.raised], 3, direction),
  };
}
