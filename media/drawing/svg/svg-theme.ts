import type { ShapeRole } from "../drawing.ts";

export type SvgThemeName = "light" | "dark" | "print";

/** The pen of a role: colours, and the line's weight in pens (`toSvg` says how wide a pen is). */
export interface Pen {
  readonly stroke: string;
  readonly weight: number;
  readonly fill: string;
}

export interface SvgTheme {
  readonly roles: Readonly<Record<ShapeRole, Pen>>;
  readonly fontFamily: string;
  /** Behind dimension figures and labels that stand on a line. */
  readonly paper: string;
  readonly shadowOpacity: number;
}

interface Ink {
  readonly wall: string;
  readonly wallFill: string;
  readonly line: string;
  readonly soft: string;
  readonly faint: string;
  readonly article: string;
  readonly worktop: string;
  readonly floor: string;
  readonly paper: string;
  readonly shadow: string;
  /** The colour of the marks that a person wrote on the drawing. */
  readonly mark: string;
}

function themeOf(ink: Ink, fontFamily: string, shadowOpacity: number): SvgTheme {
  const pen = (stroke: string, weight: number, fill = "none"): Pen => ({ stroke, weight, fill });
  return {
    fontFamily,
    paper: ink.paper,
    shadowOpacity,
    roles: {
      floor: pen("none", 0, ink.floor),
      wall: pen(ink.wall, 1.4, ink.wallFill),
      opening: pen(ink.wall, 1, ink.paper),
      article: pen(ink.line, 1, ink.article),
      "article-front": pen(ink.line, 1.8),
      "article-detail": pen(ink.faint, 0.6),
      "wall-unit": pen(ink.soft, 0.9),
      worktop: pen(ink.soft, 0.8, ink.worktop),
      symbol: pen(ink.wall, 0.8),
      "dimension-chain": pen(ink.soft, 0.6),
      label: pen(ink.line, 0.6),
      clearance: pen(ink.faint, 0.6),
      dimension: pen(ink.mark, 0.9),
      surface: pen(ink.line, 0.7, ink.article),
      edge: pen(ink.line, 0.7),
      shadow: pen("none", 0, ink.shadow),
      hidden: pen(ink.soft, 0.6),
    },
  };
}

/** Canvas colours of the design tokens (ux.md §8.4) on screen; on paper the same hues with white ground. */
export const SVG_THEMES: Readonly<Record<SvgThemeName, SvgTheme>> = {
  light: themeOf(
    {
      wall: "#4a463d",
      wallFill: "#d9d4c8",
      line: "#3d392f",
      soft: "#6b6455",
      faint: "#a39c8c",
      article: "#ffffff",
      worktop: "none",
      floor: "#fdfcfa",
      paper: "#fdfcfa",
      shadow: "#211e18",
      mark: "#a8431a",
    },
    "Inter, 'Noto Sans', system-ui, sans-serif",
    0.07,
  ),
  dark: themeOf(
    {
      wall: "#cfc9bc",
      wallFill: "#3b3932",
      line: "#d8d3c8",
      soft: "#a39d8f",
      faint: "#6f6a5e",
      article: "#2a2823",
      worktop: "none",
      floor: "#1f1e1a",
      paper: "#1f1e1a",
      shadow: "#000000",
      mark: "#f0a36b",
    },
    "Inter, 'Noto Sans', system-ui, sans-serif",
    0.35,
  ),
  print: themeOf(
    {
      wall: "#3d392f",
      wallFill: "#5a5446",
      line: "#3d392f",
      soft: "#6b6455",
      faint: "#a8a191",
      article: "#f7f4ee",
      worktop: "none",
      floor: "none",
      paper: "#ffffff",
      shadow: "#211e18",
      mark: "#a8431a",
    },
    "'Noto Sans'",
    0.06,
  ),
};
