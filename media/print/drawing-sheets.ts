import {
  type Drawing,
  fitScale,
  layOut,
  PAPER_MARGIN_MM,
  type ScaleUnit,
  STANDARD_SCALES,
  scaleWords,
  toSvg,
} from "@stanza/drawing";
import { formatLongDate, lengthUnitOf } from "@stanza/quantities";
import { type DrawingSheetLabels, drawingSheetLabels } from "./drawing-sheet-labels.ts";
import { LEGEND_MM, type LegendRow, legendColumns, legendHeight, legendRows } from "./legend-rows.ts";
import type { PrintedDrawing, Sender } from "./offer-view.ts";
import { scaleBar } from "./scale-bar.ts";

export const SHEET_PAPERS = ["a4", "a3", "us-letter", "us-tabloid"] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** The words of the title block, and the size and scale of the views. */
export interface DrawingSheetPrint {
  readonly sender: Sender;
  readonly project: { readonly number: string; readonly name: string; readonly customer: string };
  /** ISO date. */
  readonly date: string;
  /** With the unit of its figures (`measuringLocale`). */
  readonly language: string;
  readonly paper: SheetPaper;
  /** 50 means 1:50; a view too large for it is drawn at the next standard scale that fits. Absent: as large as fits. */
  readonly scale?: number;
  /** The person who makes the print; absent: nobody is named. */
  readonly drawnBy?: string;
  /** The saved state that is printed, e.g. its number; absent: it has none. */
  readonly revision?: string;
  /** The direction of north on the plan, degrees clockwise from up; absent: the plan has no arrow. */
  readonly north?: number;
}

/** The JSON that the template reads. Lengths in mm of paper. */
export interface DrawingSheetsView {
  readonly language: string;
  readonly title: string;
  readonly paper: SheetPaper;
  readonly labels: DrawingSheetLabels;
  readonly sender: Sender;
  readonly project: DrawingSheetPrint["project"];
  readonly date: string;
  readonly drawnBy: string;
  readonly revision: string;
  /** Width of a legend beside a drawing. */
  readonly legendWidth: number;
  readonly sheets: readonly DrawingSheet[];
}

interface DrawingSheet {
  /** Empty: a sheet of lists alone. */
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
  /** Name of the room; empty: it has none, or there are several. */
  readonly room: string;
  /** `1:50`, `1/4" = 1'-0"`, or that it has none. */
  readonly scale: string;
  readonly bar: PrintedDrawing["bar"] | null;
  readonly width: number;
  readonly height: number;
  readonly north: number | null;
  /** The numbers on the drawing in columns; none: they stand on a sheet of their own. */
  readonly legend: readonly (readonly LegendRow[])[];
}

/** Length of the scale bar in the title block, mm of paper. */
const BAR_MM = 38;
/** Inside the frame and above the title block of a sheet across. */
const AREA: Readonly<Record<SheetPaper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 275, height: 160 },
  a3: { width: 398, height: 247 },
  "us-letter": { width: 257, height: 166 },
  "us-tabloid": { width: 409, height: 229 },
};

/**
 * The sheets of a print: one for each drawing with its legend beside it where that takes no scale from it, else a legend at the end.
 */
export function drawingSheets(
  drawings: readonly Drawing[],
  print: DrawingSheetPrint,
): { readonly view: DrawingSheetsView; readonly files: ReadonlyMap<string, Uint8Array> } {
  const labels = drawingSheetLabels(print.language);
  const files = new Map<string, Uint8Array>();
  const area = AREA[print.paper];
  const unit = lengthUnitOf(print.language);
  const places = drawings.map((drawing) => placeOf(drawing, area, unit, print.scale));
  const isWhole = places.every(({ isRoomForLegend }) => isRoomForLegend);
  const sheets = drawings.map((drawing, index): DrawingSheet => {
    const path = `data/view-${index}.svg`;
    const caption = captionOf(drawing, labels);
    const base = { path: `/${path}`, caption, room: drawing.room ?? "" };
    if (drawing.kind === "picture") {
      files.set(path, bytes(toSvg(drawing, { theme: "print", size: area })));
      return {
        ...base,
        alt: caption,
        scale: "–",
        bar: null,
        ...fitted(drawing, area),
        north: null,
        legend: [],
      };
    }
    const { scale, isRoomForLegend } = places[index]!;
    const laid = layOut(drawing, scale);
    files.set(path, bytes(toSvg(laid, { theme: "print", scale })));
    const { min, max } = laid.bounds;
    const rows = legendRows([drawing]);
    return {
      ...base,
      alt: `${caption}, ${labels.scale} ${scaleWords(scale, unit)}`,
      scale: scaleWords(scale, unit),
      bar: inBlock(scaleBar(scale, print.language)),
      width: (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM,
      height: (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM,
      north: drawing.kind === "plan" ? (print.north ?? null) : null,
      legend: isRoomForLegend && rows.length > 0 ? [rows] : [],
    };
  });
  const { language, paper, sender, project, drawnBy = "", revision = "" } = print;
  return {
    view: {
      language,
      title: `${labels.drawings} · ${project.name}`,
      paper,
      labels,
      sender,
      project,
      date: formatLongDate(print.date, language),
      drawnBy,
      revision,
      legendWidth: LEGEND_MM,
      sheets: isWhole ? sheets : [...sheets, ...legendSheets(legendRows(drawings), area, labels)],
    },
    files,
  };
}

/** A drawing's scale on a sheet, and whether its legend fits beside it at that scale. */
function placeOf(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  unit: ScaleUnit,
  wanted?: number,
) {
  if (drawing.kind === "picture") return { scale: 1, isRoomForLegend: true };
  const scale = scaleOf(drawing, area, wanted, unit);
  const rows = legendRows([drawing]);
  const narrow = { ...area, width: area.width - LEGEND_MM };
  const isRoomForLegend =
    rows.length === 0 ||
    (legendHeight(rows) <= area.height && scaleOf(drawing, narrow, wanted, unit) === scale);
  return { scale, isRoomForLegend };
}

/** The legend of all drawings, on sheets of their own in columns. */
function legendSheets(
  rows: readonly LegendRow[],
  area: { readonly height: number },
  labels: DrawingSheetLabels,
): readonly DrawingSheet[] {
  const columns = legendColumns(rows, area.height);
  return Array.from({ length: Math.ceil(columns.length / 3) }, (_, sheet) => ({
    path: "",
    alt: labels.legend,
    caption: labels.legend,
    room: "",
    scale: "–",
    bar: null,
    width: 0,
    height: 0,
    north: null,
    legend: columns.slice(sheet * 3, sheet * 3 + 3),
  }));
}

/** The wanted scale where the drawing fits at it, else the largest standard scale below it; beyond those, the next multiple of 1:100. */
export function scaleOf(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  wanted?: number,
  unit: ScaleUnit = "mm",
): number {
  const sides = [
    [0, area.width],
    [1, area.height],
  ] as const;
  const fits = (scale: number): boolean => {
    const { min, max } = layOut(drawing, scale).bounds;
    return sides.every(
      ([axis, free]) => (max[axis] - min[axis]) / scale + 2 * PAPER_MARGIN_MM <= free + 1e-9,
    );
  };
  if (wanted !== undefined && fits(wanted)) return wanted;
  const standard = fitScale(drawing, area, unit);
  if (standard !== null) return standard;
  let scale = STANDARD_SCALES[unit].at(-1)!;
  while (!fits(scale)) scale += 100;
  return scale;
}

/** As many pieces of a scale bar as the title block has room for. */
const inBlock = (bar: PrintedDrawing["bar"]): PrintedDrawing["bar"] => ({
  ...bar,
  figures: bar.figures.slice(0, 1 + Math.max(1, Math.floor(BAR_MM / bar.segment))),
});

/** A picture has no scale: as large as its sheet takes it. */
function fitted(
  { bounds: { min, max } }: Drawing,
  area: { readonly width: number; readonly height: number },
) {
  const [width, height] = [Math.max(1, max[0] - min[0]), Math.max(1, max[1] - min[1])];
  const k = Math.min(area.width / width, area.height / height);
  return { width: width * k, height: height * k };
}

function captionOf({ kind, title, room }: Drawing, labels: DrawingSheetLabels): string {
  if (kind === "plan") return title === "" || title === room ? labels.plan : `${labels.plan} · ${title}`;
  if (kind === "worktops") return labels.worktops;
  if (kind === "services") return `${labels.services} ${title}`.trim();
  if (kind === "elevation") return `${labels.elevation} ${title}`.trim();
  return labels.picture;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
