import {
  type Drawing,
  fitScale,
  layOut,
  PAPER_MARGIN_MM,
  type ScaleUnit,
  scaleWords,
  toSvg,
} from "@stanza/drawing";
import { lengthUnitOf } from "@stanza/quantities";
import type { PrintedDrawing } from "./offer-view.ts";
import type { Paper } from "./paper.ts";
import { fill, type PrintLabels } from "./print-labels.ts";
import type { PrintedPicture } from "./printed-picture.ts";
import { qrPicture } from "./qr-picture.ts";
import { scaleBar } from "./scale-bar.ts";

/** A picture for the document: a drawing, or an image file's bytes (JPEG on white is the smallest for photographs). */
export type Picture = Drawing | { readonly format: "jpeg" | "png" | "webp"; readonly bytes: Uint8Array };

/** The free area of a page for one drawing, below its caption and above its scale bar, mm. */
const DRAWING_AREA: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 174, height: 205 },
  "us-letter": { width: 179, height: 187 },
};
const LINE_PICTURE_PX = 100;
const HERO_PX = 900;

/** The document's virtual files as they come together. A thing that is drawn twice is stored once. */
export interface DocumentFiles {
  readonly files: Map<string, Uint8Array>;
  linePicture(picture: Picture, thing: string): PrintedPicture;
  hero(picture: Picture): PrintedPicture;
  /** An address as a QR code. */
  code(address: string): PrintedPicture;
  /**
   * Drawings of one kind share the scale at which the largest of them fits, so that walls can be compared. One too large for every
   * standard scale is printed at the next multiple of 1:100. Setting one out may take long.
   */
  drawings(drawings: readonly Drawing[]): readonly PrintedDrawing[];
}

/** `language`: of figures, with their unit (`measuringLocale`). */
export function openDocumentFiles(labels: PrintLabels, language: string, paper: Paper = "a4"): DocumentFiles {
  const area = DRAWING_AREA[paper];
  const unit = lengthUnitOf(language);
  const files = new Map<string, Uint8Array>();
  const stored = new Map<Picture, string>();
  const text = new TextEncoder();
  const store = (content: Uint8Array, extension: string): string => {
    const path = `data/${files.size}.${extension}`;
    files.set(path, content);
    return `/${path}`;
  };
  const picture = (what: Picture, px: number): string => {
    const known = stored.get(what);
    if (known) return known;
    const path =
      "shapes" in what
        ? store(text.encode(toSvg(what, { theme: "print", size: { width: px, height: px } })), "svg")
        : store(what.bytes, what.format === "jpeg" ? "jpg" : what.format);
    stored.set(what, path);
    return path;
  };
  return {
    files,
    linePicture: (what, thing) => ({
      path: picture(what, LINE_PICTURE_PX),
      alt: fill(labels.pictureOf, { thing }),
    }),
    code: (address) => ({ path: store(text.encode(qrPicture(address)), "svg"), alt: labels.link }),
    hero: (what) => ({ path: picture(what, HERO_PX), alt: labels.room }),
    drawings(drawings) {
      const scales = new Map<Drawing["kind"], number>();
      for (const drawing of drawings) {
        const { kind } = drawing;
        scales.set(kind, Math.max(scales.get(kind) ?? 0, scaleFor(drawing, area, unit)));
      }
      const printed: PrintedDrawing[] = [];
      for (const drawing of drawings) {
        const scale = scales.get(drawing.kind)!;
        const laid = layOut(drawing, scale);
        const { min, max } = laid.bounds;
        const caption = captionOf(drawing, labels);
        printed.push({
          path: store(text.encode(toSvg(laid, { theme: "print", scale })), "svg"),
          alt: `${caption}, ${labels.scale} ${scaleWords(scale, unit)}`,
          caption,
          scale: scaleWords(scale, unit),
          width: (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM,
          height: (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM,
          bar: scaleBar(scale, language),
        });
      }
      return printed;
    },
  };
}

/** The title of a drawing in the offer's language: "Plan · Kitchen", "Wall A". */
function captionOf({ kind, title }: Drawing, labels: PrintLabels): string {
  if (kind === "plan") return title === "" ? labels.plan : `${labels.plan} · ${title}`;
  if (kind === "elevation") return `${labels.wall} ${title}`.trim();
  return title === "" ? labels.room : title;
}

function scaleFor(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  unit: ScaleUnit,
): number {
  const fitting = fitScale(drawing, area, unit);
  if (fitting !== null) return fitting;
  const { min, max } = drawing.bounds;
  const free = (side: number): number => side - 2 * PAPER_MARGIN_MM;
  const needed = Math.max((max[0] - min[0]) / free(area.width), (max[1] - min[1]) / free(area.height));
  return Math.ceil(needed / 100) * 100;
}
