import { readFile } from "node:fs/promises";
import path from "node:path";
import { ownValue } from "@stanza/catalogue";
import type { Drawing } from "@stanza/drawing";
import type { ConfigurationSheet } from "@stanza/evaluation";
import type { Offer, OfferDifference, PositionWords } from "@stanza/offer";
import { type CalendarDate, type LengthUnit, measuringLocale } from "@stanza/quantities";
import type { PrintedAcceptance } from "./acceptance-view.ts";
import { brandFiles, TEMPLATES } from "./brand-files.ts";
import { type ChangeOrderPrint, changeOrderView } from "./change-order-view.ts";
import { type CompilerLimits, openCompiler } from "./compiler/open-compiler.ts";
import type { Diagnostic, PdfStandard, PrintJob } from "./compiler/print-job.ts";
import { isParted, PART_WEIGHT } from "./compiler/set-in-parts.ts";
import { openDocumentFiles, type Picture } from "./document-files.ts";
import { type DrawingSheetPrint, drawingSheets } from "./drawing-sheets.ts";
import { breakLongWords } from "./long-words.ts";
import { partedOffer } from "./offer-parts.ts";
import { offerView, type Sender } from "./offer-view.ts";
import { printLabels } from "./print-labels.ts";
import { type PositionPlace, type PrintLayout, USUAL_LAYOUT } from "./print-layout.ts";
import { type SheetPrint, sheetView } from "./sheet-view.ts";
import { type TablePrint, tableView } from "./table-sheet.ts";

export interface PrintOptions {
  readonly sender: Sender;
  /** The unit of the drawings' scale bars; absent: millimetres, and so metres. */
  readonly lengthUnit?: LengthUnit;
  /** The pictures in an offer's lines, by row id. */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** What the positions are, by row id, in words of the offer's language. */
  readonly words?: Readonly<Record<string, PositionWords>>;
  /** The room, on the first page. */
  readonly hero?: Picture;
  /** True prints article codes, for dealers; absent: false. */
  readonly codes?: boolean;
  /** Absent: `USUAL_LAYOUT`. */
  readonly layout?: PrintLayout;
  /** Address of the client's page, printed as a QR code; absent: none. */
  readonly link?: string;
  /** The acceptance of the offer, in the place of its signature; absent: it is to be signed. */
  readonly acceptance?: PrintedAcceptance;
  /** The places by row id, for groupings by room and by item group. */
  readonly places?: Readonly<Record<string, PositionPlace>>;
}

export interface PrintedOffer {
  readonly pdf: Uint8Array;
  /** Both, or fewer where the engine found something against one, which `diagnostics` names (a character in no font, for one). */
  readonly standards: readonly PdfStandard[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Prints one document after the other, and large offers beside them; a server keeps one open. */
export interface OfferPrinter {
  /**
   * The offer as a PDF: lines with pictures, totals, terms, signature, and each of `drawings` true to scale under its title.
   * Everything is taken as data: no text of the offer is read as markup. Rejects with `PrintError`.
   */
  print(offer: Offer, drawings: readonly Drawing[], options: PrintOptions): Promise<PrintedOffer>;
  /**
   * The effective configuration sheet as a PDF on the sender's paper, with the project's head on the first page and page numbers. Rejects with
   * `PrintError`.
   */
  printSheet(sheet: ConfigurationSheet, print: SheetPrint): Promise<PrintedOffer>;
  /**
   * Drawings as a PDF, a sheet across each, true to scale, with a title block: project, customer, shop, date, scale, sheet x of y, north
   * on plans. Rejects with `PrintError`.
   */
  printDrawings(drawings: readonly Drawing[], print: DrawingSheetPrint): Promise<PrintedOffer>;
  /** Prints the changes of one version of an offer against another, to be signed. Rejects with `PrintError`. */
  printChangeOrder(difference: OfferDifference, print: ChangeOrderPrint): Promise<PrintedOffer>;
  /**
   * Lists as a PDF on the sender's paper across, with the project's head on the first page, column heads and page numbers on each. Rejects with
   * `PrintError`.
   */
  printTables(print: TablePrint): Promise<PrintedOffer>;
  /** Name of the brand's folder. */
  readonly brand: string;
  /** Ends the engine's process. */
  close(): Promise<void>;
  /** The engine's process, for supervision; absent while there is none. */
  readonly pid: number | undefined;
  /** The process that prints large offers, which the others do not wait for; absent while there is none. */
  readonly largePid: number | undefined;
}

export interface PrinterOptions extends Partial<CompilerLimits> {
  /** A brand's folder: `brand.typ` and the pictures and templates it reads; absent: Stanza's own. */
  readonly brandFolder?: string;
  /** Of the parts of a large offer; absent: `PART_WEIGHT`. */
  readonly partWeight?: number;
}

export function openPrinter({
  brandFolder,
  partWeight = PART_WEIGHT,
  ...limits
}: PrinterOptions = {}): OfferPrinter {
  const usual = openCompiler(limits);
  const large = openCompiler(limits);
  /** Sets `main` with `view`; `day` is its date, so that one document always gives the same bytes. */
  const setDocument = async (
    main: string,
    view: object,
    day: CalendarDate,
    files: Iterable<readonly [string, Uint8Array]> = [],
    inParts: Pick<PrintJob, "partWeight"> = {},
  ): Promise<PrintedOffer> => {
    const compiler = inParts.partWeight === undefined ? usual : large;
    const { pdf, standards, diagnostics } = await compiler.compile({
      files: new Map([
        ...files,
        ...(await brandFiles(brandFolder)),
        ["base.typ", await template("base.typ")] as const,
        [`data/${main}.json`, new TextEncoder().encode(JSON.stringify(view, soften))] as const,
      ]),
      main: (await template(`${main}.typ`)).toString("utf8"),
      timestamp: Date.parse(`${day}T12:00:00Z`) / 1000,
      ...inParts,
    });
    return { pdf, standards, diagnostics };
  };
  return {
    async print(offer, drawings, options) {
      const labels = printLabels(offer.language);
      const { lengthUnit = "mm" } = options;
      const documentFiles = openDocumentFiles(
        labels,
        measuringLocale(offer.language, lengthUnit),
        options.sender.paper,
      );
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
        drawings: await documentFiles.drawings(drawings),
        link: options.link === undefined ? null : documentFiles.code(options.link),
        acceptance: options.acceptance,
        codes: options.codes ?? false,
        lengthUnit,
        layout: options.layout ?? USUAL_LAYOUT,
        places: options.places ?? {},
      });
      const attached = new TextEncoder().encode(JSON.stringify(offer));
      const { files } = documentFiles;
      const parted = partedOffer(view, ({ path: drawing }) => files.get(drawing.slice(1))?.length ?? 0);
      const inParts = isParted(parted, partWeight) ? { partWeight } : {};
      return setDocument("offer", view, offer.date, [...files, ["offer.json", attached]], inParts);
    },
    printChangeOrder: (difference, print) =>
      setDocument("change-order", changeOrderView(difference, print), print.date),
    printSheet: (sheet, print) => setDocument("sheet", sheetView(sheet, print), print.date),
    async printDrawings(drawings, print) {
      const { view, files } = await drawingSheets(drawings, print);
      return setDocument("drawing-sheets", view, print.date, files);
    },
    printTables(print) {
      const { language, sender, date } = print;
      const documentFiles = openDocumentFiles(printLabels(language), language, sender.paper);
      return setDocument("cut-list", tableView(print, documentFiles), date, documentFiles.files);
    },
    brand: brandFolder === undefined ? "stanza" : path.basename(brandFolder),
    async close() {
      await Promise.all([usual.close(), large.close()]);
    },
    get pid() {
      return usual.pid;
    },
    get largePid() {
      return large.pid;
    },
  };
}

const soften = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? breakLongWords(value) : value;

const template = (name: string): Promise<Buffer> => readFile(path.join(TEMPLATES, name));
