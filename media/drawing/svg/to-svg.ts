import { bulgeCircle, type Vec2 } from "@stanza/geometry";
import type { Drawing, Shape } from "../drawing.ts";
import { layOut } from "../layout/lay-out.ts";
import { textBox } from "../layout/text-box.ts";
import { dimensionMarks } from "./dimension-marks.ts";
import { SVG_THEMES, type SvgTheme, type SvgThemeName } from "./svg-theme.ts";
import { xmlText } from "./xml-text.ts";

export interface SvgOptions {
  readonly theme: SvgThemeName;
  /** True scale for paper: 50 draws at 1:50, with width and height in mm. */
  readonly scale?: number;
  /** Otherwise the picture fits into this many px; absent: 800 × 800. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Room around a drawing for line widths and dimension figures: mm of paper. */
export const PAPER_MARGIN_MM = 1.5;
/** The same on screens, as a part of the smaller side. */
const SCREEN_MARGIN = 0.03;
/** Cap height over font size in Noto Sans and Inter. */
const CAP_HEIGHT = 0.72;

/** Everything that turns real millimetres into output units. */
interface Sheet {
  readonly theme: SvgTheme;
  readonly point: (p: Vec2) => Vec2;
  /** Output units a real mm. */
  readonly k: number;
  /** Output units of a pen of weight 1. */
  readonly pen: number;
  readonly decimals: number;
  readonly figureHeight: number;
  readonly textHeights: readonly [min: number, max: number];
}

/**
 * A drawing as SVG text.
 *
 * With `scale` it is true to scale: its unit is the millimetre of paper, so 5,000 mm at 1:50 are exactly 100 units, with a margin of
 * `PAPER_MARGIN_MM` around the bounds of the drawing as it is laid out for that scale. Without it the unit is the px.
 */
export function toSvg(given: Drawing, options: SvgOptions): string {
  const drawing = options.scale === undefined ? given : layOut(given, options.scale);
  const theme = SVG_THEMES[options.theme];
  const { min, max } = drawing.bounds;
  const [extentX, extentY] = [Math.max(max[0] - min[0], 1e-6), Math.max(max[1] - min[1], 1e-6)];
  const { k, margin, unit } = layout(extentX, extentY, options);
  const width = extentX * k + 2 * margin;
  const height = extentY * k + 2 * margin;
  const sheet: Sheet = {
    theme,
    k,
    point: ([x, y]) => [(x - min[0]) * k + margin, (y - min[1]) * k + margin],
    ...(unit === "mm"
      ? { pen: 0.18, decimals: 2, figureHeight: 1.75, textHeights: [1.6, 3.2] as const }
      : {
          pen: Math.min(1.3, Math.max(0.8, Math.min(width, height) / 400)),
          decimals: 1,
          figureHeight: 7.5,
          textHeights: [7, 12] as const,
        }),
  };
  const [w, h] = [number(width, sheet), number(height, sheet)];
  const title = xmlText(drawing.title);
  const drawn = drawing.shapes.flatMap((shape) => elements(shape, sheet));
  const figures = drawing.shapes.flatMap((shape) =>
    shape.type === "dimension" ? figureOf(shape, sheet) : [],
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}${unit}" height="${h}${unit}" viewBox="0 0 ${w} ${h}" ` +
    `role="img" aria-label="${title}" stroke-linejoin="round" stroke-linecap="round"><title>${title}</title>` +
    `${merge([...drawn, ...figures])}</svg>`
  );
}

function layout(extentX: number, extentY: number, { scale, size }: SvgOptions) {
  if (scale !== undefined) return { k: 1 / scale, margin: PAPER_MARGIN_MM, unit: "mm" } as const;
  const { width, height } = size ?? { width: 800, height: 800 };
  const margin = Math.min(width, height) * SCREEN_MARGIN;
  return {
    k: Math.min((width - 2 * margin) / extentX, (height - 2 * margin) / extentY),
    margin,
    unit: "",
  } as const;
}

type Element = { readonly attributes: string; readonly path: string } | { readonly markup: string };
type Run = { readonly attributes: string; readonly paths: readonly string[] } | { readonly markup: string };

/** Writes a look once for neighbours that share it. They stay separate paths: a later one's surface covers an earlier one's lines. */
function merge(list: readonly Element[]): string {
  const runs: Run[] = [];
  for (const element of list) {
    const last = runs.at(-1);
    if ("markup" in element) runs.push(element);
    else if (last && "paths" in last && last.attributes === element.attributes) {
      runs[runs.length - 1] = { attributes: last.attributes, paths: joined(last.paths, element) };
    } else runs.push({ attributes: element.attributes, paths: [element.path] });
  }
  return runs
    .map((run) => {
      if ("markup" in run) return run.markup;
      if (run.paths.length === 1) return `<path ${run.attributes} d="${run.paths[0]}"/>`;
      return `<g ${run.attributes}>${run.paths.map((d) => `<path d="${d}"/>`).join("")}</g>`;
    })
    .join("");
}

/** Lines without surfaces can share one path, and so can surfaces without lines. */
function joined(
  paths: readonly string[],
  { attributes, path }: { attributes: string; path: string },
): string[] {
  const plain =
    !attributes.includes("opacity") &&
    (attributes.includes('fill="none"') || !attributes.includes("stroke="));
  return plain ? [...paths.slice(0, -1), paths.at(-1)! + path] : [...paths, path];
}

function elements(shape: Shape, sheet: Sheet): readonly Element[] {
  switch (shape.type) {
    case "polygon": {
      const rings = [shape.points, ...(shape.holes ?? [])];
      return [
        {
          attributes: paint(shape, sheet, true),
          path: rings
            .map(
              (ring, i) =>
                `${i === 0 && shape.bulges ? bent(ring, shape.bulges, sheet) : line(ring, sheet)}Z`,
            )
            .join(""),
        },
      ];
    }
    case "polyline":
      return [{ attributes: paint(shape, sheet, false), path: line(shape.points, sheet) }];
    case "arc":
      return [{ attributes: paint(shape, sheet, isCircle(shape)), path: arc(shape, sheet) }];
    case "text": {
      const [low, high] = sheet.textHeights;
      const cap = Math.min(high, Math.max(low, shape.height * sheet.k));
      return [
        ...leaderOf(shape, shape.leader, sheet),
        label(shape.text, sheet.point(shape.at), cap, shape.angle, shape.align, sheet, shape.role),
      ];
    }
    case "balloon": {
      const { text, at, radius, height, leader } = shape;
      const ring = { ...shape, type: "arc", centre: at, radius, startAngle: 0, endAngle: 360 } as const;
      return [
        ...leaderOf(shape, leader, sheet),
        { attributes: paint(ring, sheet, true), path: arc(ring, sheet) },
        label(text, sheet.point(at), height * sheet.k, 0, "middle", sheet, shape.role),
      ];
    }
    case "dimension": {
      const path = marksOf(shape, sheet)
        .lines.map(([a, b]) => `M${pair(a, sheet)}L${pair(b, sheet)}`)
        .join("");
      return [
        { attributes: paint(shape, sheet, false), path },
        ...leaderOf(shape, shape.figure?.leader, sheet),
      ];
    }
  }
}

type DimensionShape = Extract<Shape, { type: "dimension" }>;

const marksOf = ({ from, to, offset, text, clear = 0, running }: DimensionShape, sheet: Sheet) =>
  dimensionMarks(
    sheet.point(from),
    sheet.point(to),
    offset * sheet.k,
    text,
    sheet.figureHeight,
    clear * sheet.k,
    running,
  );

/** The figure of a dimension. One that was given its place hides the lines of other dimensions behind it. */
function figureOf(shape: DimensionShape, sheet: Sheet): readonly Element[] {
  const { figure, text } = shape;
  const role = shape.line === undefined ? shape.role : "dimension-chain";
  if (!figure) {
    const { at, capHeight, angle, align } = marksOf(shape, sheet).text;
    return [label(text, at, capHeight, angle, align, sheet, role)];
  }
  const { at, height, angle, align } = figure;
  const { corners } = textBox(text, at, height, angle, align);
  return [
    { attributes: `fill="${sheet.theme.paper}"`, path: `${line(corners, sheet)}Z` },
    label(text, sheet.point(at), height * sheet.k, angle, align, sheet, role),
  ];
}

/** A thin line from a text to what it says. */
function leaderOf(shape: Shape, points: readonly Vec2[] | undefined, sheet: Sheet): readonly Element[] {
  if (!points) return [];
  const leader: Shape = { type: "polyline", role: shape.role, points };
  return [{ attributes: paint(leader, sheet, false), path: line(points, sheet) }];
}

const isCircle = (shape: Shape & { type: "arc" }): boolean => shape.endAngle - shape.startAngle >= 360;

function paint(shape: Shape, { theme, pen, decimals }: Sheet, closed: boolean): string {
  const role = theme.roles[shape.role];
  const fill = !closed ? "none" : (shape.fill ?? (shape.role === "label" ? theme.paper : role.fill));
  const stroke = shape.stroke ?? role.stroke;
  // A surface lined in its own colour meets its neighbours without a gap, also where the picture is shown at half its size.
  const width = role.weight * pen * (stroke === fill ? 2 : 1);
  const parts = [`fill="${xmlText(fill)}"`];
  if (stroke !== "none")
    parts.push(`stroke="${xmlText(stroke)}" stroke-width="${round(width, decimals + 1)}"`);
  if (shape.dashed)
    parts.push(`stroke-dasharray="${round(pen * 7, decimals)} ${round(pen * 4.5, decimals)}"`);
  if (shape.type === "polygon" && shape.holes) parts.push('fill-rule="evenodd"');
  if (shape.role === "shadow") parts.push(`fill-opacity="${theme.shadowOpacity}"`);
  else if (shape.opacity !== undefined) parts.push(`fill-opacity="${round(shape.opacity, 2)}"`);
  return parts.join(" ");
}

function line(points: readonly Vec2[], sheet: Sheet): string {
  return points.map((p, i) => `${i === 0 ? "M" : "L"}${pair(sheet.point(p), sheet)}`).join("");
}

/** A closed outline with edges that are arcs. */
function bent(points: readonly Vec2[], bulges: readonly number[], sheet: Sheet): string {
  return points
    .map((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const bulge = bulges[i] ?? 0;
      const start = i === 0 ? `M${pair(sheet.point(from), sheet)}` : "";
      if (bulge === 0) return `${start}L${pair(sheet.point(to), sheet)}`;
      const r = number(bulgeCircle(from, to, bulge).radius * sheet.k, sheet);
      const flags = `${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 1 : 0}`;
      return `${start}A${r} ${r} 0 ${flags} ${pair(sheet.point(to), sheet)}`;
    })
    .join("");
}

function arc(shape: Shape & { type: "arc" }, sheet: Sheet): string {
  const [cx, cy] = sheet.point(shape.centre);
  const r = shape.radius * sheet.k;
  const at = (degrees: number): string =>
    pair([cx + r * Math.cos((degrees * Math.PI) / 180), cy + r * Math.sin((degrees * Math.PI) / 180)], sheet);
  const radii = `${number(r, sheet)} ${number(r, sheet)} 0`;
  if (isCircle(shape)) return `M${at(0)}A${radii} 1 1 ${at(180)}A${radii} 1 1 ${at(0)}Z`;
  const large = shape.endAngle - shape.startAngle > 180 ? 1 : 0;
  return `M${at(shape.startAngle)}A${radii} ${large} 1 ${at(shape.endAngle)}`;
}

function label(
  text: string,
  [x, y]: Vec2,
  cap: number,
  angle: number,
  align: "start" | "middle" | "end",
  sheet: Sheet,
  role: Shape["role"],
): Element {
  const turned = angle === 0 ? "" : ` transform="rotate(${round(angle, 2)} ${pair([x, y], sheet)})"`;
  // Placed by its baseline, which every SVG reader understands in the same way.
  const baseline = y + cap / 2;
  return {
    markup:
      `<text x="${number(x, sheet)}" y="${number(baseline, sheet)}" font-family="${xmlText(sheet.theme.fontFamily)}" ` +
      `font-size="${round(cap / CAP_HEIGHT, 2)}" text-anchor="${align}" fill="${sheet.theme.roles[role].stroke}"${turned}>` +
      `${xmlText(text)}</text>`,
  };
}

const round = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)) + 0);
const number = (value: number, { decimals }: Sheet): string => round(value, decimals);
const pair = ([x, y]: Vec2, sheet: Sheet): string => `${number(x, sheet)} ${number(y, sheet)}`;
