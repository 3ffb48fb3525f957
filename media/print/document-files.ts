import { type Drawing, fitScale, PAPER_MARGIN_MM, toSvg } from "@stanza/drawing";
import { formatNumber } from "@stanza/quantities";
import type { PrintedDrawing, PrintedPicture } from "./offer-view.ts";
import { fill, type PrintLabels } from "./print-labels.ts";

/** A picture for the document: a drawing, or an image file's bytes (JPEG on white is the smallest for photographs). */
export type Picture = Drawing | { readonly format: "jpeg" | "png"; readonly bytes: Uint8Array };

/** The free area of an A4 page for one drawing, below its caption and above its scale bar, mm. */
const DRAWING_AREA = { width: 174, height: 205 };
const LINE_PICTURE_PX = 100;
const HERO_PX = 900;

/** The document's virtual files as they come together. A thing that is drawn twice is stored once. */
export interface DocumentFiles {
  readonly files: Map<string, Uint8Array>;
  linePicture(picture: Picture, thing: string): PrintedPicture;
  hero(picture: Picture): PrintedPicture;
  /**
   * Drawings of one kind share the scale at which the largest of them fits, so that walls can be compared. One too large for every
   * standard scale is printed at the next multiple of 1:100.
   */
  drawings(drawings: readonly Drawing[]): readonly PrintedDrawing[];
}

export function openDocumentFiles(labels: PrintLabels, language: string): DocumentFiles {
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
        : store(what.bytes, what.format === "jpeg" ? "jpg" : "png");
    stored.set(what, path);
    return path;
  };
  return {
    files,
    linePicture: (what, thing) => ({
      path: picture(what, LINE_PICTURE_PX),
      alt: fill(labels.pictureOf, { thing }),
    }),
    hero: (what) => ({ path: picture(what, HERO_PX), alt: labels.room }),
    drawings: (drawings) =>
      drawings.map((drawing) => {
        const scale = Math.max(...drawings.filter(({ kind }) => kind === drawing.kind).map(scaleFor));
        const { min, max } = drawing.bounds;
        const caption = captionOf(drawing, labels);
        return {
          path: store(text.encode(toSvg(drawing, { theme: "print", scale })), "svg"),
          alt: `${caption}, ${labels.scale} 1:${scale}`,
          caption,
          scale,
          width: (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM,
          height: (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM,
          bar: scaleBar(scale, language),
        };
      }),
  };
}

/** What a drawing is called in the offer's language: "Plan · Kitchen", "Wall A". */
function captionOf({ kind, title }: Drawing, labels: PrintLabels): string {
  if (kind === "plan") return title === "" ? labels.plan : `${labels.plan} · ${title}`;
  if (kind === "elevation") return `${labels.wall} ${title}`.trim();
  return title === "" ? labels.room : title;
}

/** Steps of the scale bar, metres of the real thing: the first that is at least a centimetre of paper. */
const BAR_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

function scaleBar(scale: number, language: string): PrintedDrawing["bar"] {
  const step = BAR_STEPS.find((metres) => (metres * 1000) / scale >= 10) ?? 100;
  const figures = [0, 1, 2, 3, 4, 5].map((i) => formatNumber((i * step).toFixed(1), language, 1));
  return { segment: (step * 1000) / scale, figures };
}

function scaleFor(drawing: Drawing): number {
  const fitting = fitScale(drawing, DRAWING_AREA);
  if (fitting !== null) return fitting;
  const { min, max } = drawing.bounds;
  const free = (side: number): number => side - 2 * PAPER_MARGIN_MM;
  const needed = Math.max(
    (max[0] - min[0]) / free(DRAWING_AREA.width),
    (max[1] - min[1]) / free(DRAWING_AREA.height),
  );
  return Math.ceil(needed / 100) * 100;
}
