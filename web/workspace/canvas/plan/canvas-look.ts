import { DRAWING_THEMES, type DrawingTheme } from "@stanza/drawing";
import { type Looks, useLooks, useTheme } from "@stanza/web-site";
import { type Scheme, surfaces } from "@stanza/web-ui";
import { useMemo } from "react";

/** The colours of what is painted on a canvas: the drawing itself and the grid under it. */
export interface CanvasLook {
  readonly theme: DrawingTheme;
  readonly grid: { readonly minor: string; readonly major: string };
}

/** Ink, ground and grid of a high contrast, for a screen in bright light and for eyes that need it. */
const HIGH = {
  light: { ink: "#000000", ground: "#ffffff", grid: { minor: "#b5afa2", major: "#858072" } },
  dark: { ink: "#ffffff", ground: "#000000", grid: { minor: "#5c574d", major: "#858072" } },
} as const;

/** Marks that a person wrote keep their colour, and a shadow is none of the lines. */
const KEPT: ReadonlySet<string> = new Set(["dimension", "shadow"]);

function highContrast(theme: DrawingTheme, scheme: Scheme): DrawingTheme {
  const { ink, ground } = HIGH[scheme];
  const roles = Object.entries(theme.roles).map(([role, pen]) => [
    role,
    KEPT.has(role)
      ? pen
      : {
          ...pen,
          stroke: pen.stroke === "none" ? "none" : ink,
          fill: pen.fill === "none" ? "none" : role === "wall" ? ink : ground,
        },
  ]);
  return { ...theme, paper: ground, roles: Object.fromEntries(roles) as DrawingTheme["roles"] };
}

/** The look of drawings in a scheme, at the contrast that the person has chosen. */
export function canvasLookOf(scheme: Scheme, contrast: Looks["contrast"]): CanvasLook {
  const colours = surfaces[scheme];
  return contrast === "high"
    ? { theme: highContrast(DRAWING_THEMES[scheme], scheme), grid: HIGH[scheme].grid }
    : {
        theme: DRAWING_THEMES[scheme],
        grid: { minor: colours["canvas-grid"], major: colours["canvas-gridMajor"] },
      };
}

/** `canvasLookOf` what is shown now. */
export function useCanvasLook(): CanvasLook {
  const scheme = useTheme((state) => state.scheme);
  const contrast = useLooks((looks) => looks.contrast);
  return useMemo(() => canvasLookOf(scheme, contrast), [scheme, contrast]);
}
