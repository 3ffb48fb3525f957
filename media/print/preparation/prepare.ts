import { ownValue } from "@stanza/catalogue";
import type { Drawing } from "@stanza/drawing";
import type { Offer } from "@stanza/offer";
import { measuringLocale } from "@stanza/quantities";
import { isParted } from "../compiler/set-in-parts.ts";
import { openDocumentFiles } from "../document-files.ts";
import { type DrawingSheetPrint, drawingSheets } from "../drawing-sheets.ts";
import { breakLongWords } from "../long-words.ts";
import { printLabels } from "../offer-labels/labels-by-language.ts";
import { partedOffer } from "../offer-parts.ts";
import { offerView } from "../offer-view.ts";
import { USUAL_LAYOUT } from "../print-layout.ts";
import type { PrintOptions } from "../print-options.ts";

/** A document's own files, ready for the engine. */
export interface PreparedDocument {
  /** By virtual path from the document's root. */
  readonly files: readonly (readonly [path: string, content: Uint8Array])[];
  /** Absent: it is set as a whole. */
  readonly partWeight?: number;
}

/** An offer to be printed. */
export interface OfferWork {
  readonly kind: "offer";
  readonly offer: Offer;
  readonly drawings: readonly Drawing[];
  readonly options: PrintOptions;
  /** Of the parts of a large offer. */
  readonly partWeight: number;
}

/** Drawings to be printed, a sheet each. */
export interface SheetsWork {
  readonly kind: "sheets";
  readonly drawings: readonly Drawing[];
  readonly print: DrawingSheetPrint;
}

export type PreparationWork = OfferWork | SheetsWork;

/** Words, pictures and drawings of a document as the engine takes them; drawings are set out here, which may take seconds. */
export const prepare = (work: PreparationWork): PreparedDocument =>
  work.kind === "offer" ? prepareOffer(work) : prepareSheets(work);

function prepareOffer({ offer, drawings, options, partWeight }: OfferWork): PreparedDocument {
  const labels = printLabels(offer.language);
  const { lengthUnit = "mm" } = options;
  const language = measuringLocale(offer.language, lengthUnit);
  const documentFiles = openDocumentFiles(labels, language, options.sender.paper);
  const positions = [
    ...offer.groups.flatMap((group) => group.positions),
    ...(offer.options ?? []).map(({ position }) => position),
  ];
  const pictures = new Map(
    positions.flatMap(({ rowId, description }) => {
      const picture = ownValue(options.pictures, rowId);
      return picture ? [[rowId, documentFiles.linePicture(picture, description)] as const] : [];
    }),
  );
  const view = offerView(offer, {
    sender: options.sender,
    hero: options.hero ? documentFiles.hero(options.hero) : null,
    pictures,
    words: options.words ?? {},
    drawings: documentFiles.drawings(drawings),
    link: options.link === undefined ? null : documentFiles.code(options.link),
    acceptance: options.acceptance,
    codes: options.codes ?? false,
    lengthUnit,
    layout: options.layout ?? USUAL_LAYOUT,
    places: options.places ?? {},
  });
  const { files } = documentFiles;
  const parted = partedOffer(view, ({ path }) => files.get(path.slice(1))?.length ?? 0);
  return {
    files: [
      ...files,
      ["offer.json", new TextEncoder().encode(JSON.stringify(offer))],
      ["data/offer.json", viewFile(view)],
    ],
    ...(isParted(parted, partWeight) ? { partWeight } : {}),
  };
}

function prepareSheets({ drawings, print }: SheetsWork): PreparedDocument {
  const { view, files } = drawingSheets(drawings, print);
  return { files: [...files, ["data/drawing-sheets.json", viewFile(view)]] };
}

/** A view as the template reads it; words that would run out of their column may break. */
export const viewFile = (view: object): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify(view, (_key, value: unknown) =>
      typeof value === "string" ? breakLongWords(value) : value,
    ),
  );
