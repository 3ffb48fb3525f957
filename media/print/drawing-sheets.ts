import { type Drawing, fitScale, layOut, PAPER_MARGIN_MM, STANDARD_SCALES, toSvg } from "@stanza/drawing";
import { formatLongDate } from "@stanza/quantities";
import { type DrawingSheetLabels, drawingSheetLabels } from "./drawing-sheet-labels.ts";
import type { Sender } from "./offer-view.ts";

export const SHEET_PAPERS = ["a4", "a3", "us-letter", "us-tabloid"] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** The words of the title block, and the size and scale of the views. */
export interface DrawingSheetPrint {
  readonly sender: Sender;
  readonly project: { readonly number: string; readonly name: string; readonly customer: string };
  /** ISO date. */
  readonly date: string;
  readonly language: string;
  readonly paper: SheetPaper;
  /** 50 means 1:50; a view too large for it is drawn at the next standard scale that fits. Absent: as large as fits. */
  readonly scale?: number;
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
  readonly sheets: readonly DrawingSheet[];
}

interface DrawingSheet {
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
  /** `1:50`, or that it has none. */
  readonly scale: string;
  readonly width: number;
  readonly height: number;
  readonly north: number | null;
}

/** Inside the frame and above the title block of a sheet across. */
const AREA: Readonly<Record<SheetPaper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 271, height: 160 },
  a3: { width: 394, height: 247 },
  "us-letter": { width: 253, height: 165 },
  "us-tabloid": { width: 405, height: 229 },
};

/** The sheets of a print, one for each drawing, and the files that they show. */
export function drawingSheets(
  drawings: readonly Drawing[],
  print: DrawingSheetPrint,
): { readonly view: DrawingSheetsView; readonly files: ReadonlyMap<string, Uint8Array> } {
  const labels = drawingSheetLabels(print.language);
  const files = new Map<string, Uint8Array>();
  const area = AREA[print.paper];
  const sheets = drawings.map((drawing, index): DrawingSheet => {
    const path = `data/view-${index}.svg`;
    const caption = captionOf(drawing, labels);
    if (drawing.kind === "picture") {
      files.set(path, bytes(toSvg(drawing, { theme: "print", size: area })));
      return { path: `/${path}`, alt: caption, caption, scale: "–", ...fitted(drawing, area), north: null };
    }
    const scale = scaleOf(drawing, area, print.scale);
    const laid = layOut(drawing, scale);
    files.set(path, bytes(toSvg(laid, { theme: "print", scale })));
    const { min, max } = laid.bounds;
    return {
      path: `/${path}`,
      alt: `${caption}, ${labels.scale} 1:${scale}`,
      caption,
      scale: `1:${scale}`,
      width: (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM,
      height: (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM,
      north: drawing.kind === "plan" ? (print.north ?? null) : null,
    };
  });
  const { language, paper, sender, project } = print;
  const date = formatLongDate(print.date, language);
  const title = `${labels.drawings} · ${project.name}`;
  return { view: { language, title, paper, labels, sender, project, date, sheets }, files };
}

/** The wanted scale where the drawing fits at it, else the largest standard scale below it; beyond those, the next multiple of 1:100. */
export function scaleOf(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  wanted?: number,
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
  const standard = fitScale(drawing, area);
  if (standard !== null) return standard;
  let scale: number = STANDARD_SCALES.at(-1)!;
  while (!fits(scale)) scale += 100;
  return scale;
}

/** A picture has no scale: as large as its sheet takes it. */
function fitted(
  { bounds: { min, max } }: Drawing,
  area: { readonly width: number; readonly height: number },
) {
  const [width, height] = [Math.max(1, max[0] - min[0]), Math.max(1, max[1] - min[1])];
  const k = Math.min(area.width / width, area.height / height);
  return { width: width * k, height: height * k };
}

function captionOf({ kind, title }: Drawing, labels: DrawingSheetLabels): string {
  if (kind === "plan") return title === "" ? labels.plan : `${labels.plan} · ${title}`;
  if (kind === "elevation") return `${labels.elevation} ${title}`.trim();
  return labels.picture;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
