import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Drawing } from "@stanza/drawing";
import type { ConfigurationSheet } from "@stanza/evaluation";
import type { Offer, OfferDifference } from "@stanza/offer";
import type { CalendarDate } from "@stanza/quantities";
import { brandFiles, TEMPLATES } from "./brand-files.ts";
import { type ChangeOrderPrint, changeOrderView } from "./change-order-view.ts";
import { type CompilerLimits, openCompiler } from "./compiler/open-compiler.ts";
import type { Diagnostic, PdfStandard } from "./compiler/print-job.ts";
import { PART_WEIGHT } from "./compiler/set-in-parts.ts";
import { openDocumentFiles } from "./document-files.ts";
import type { DrawingSheetPrint } from "./drawing-sheets.ts";
import { printLabels } from "./offer-labels/labels-by-language.ts";
import { openPreparation } from "./preparation/open-preparation.ts";
import { type PreparedDocument, viewFile } from "./preparation/prepare.ts";
import type { PrintOptions } from "./print-options.ts";
import { type SheetPrint, sheetView } from "./sheet-view.ts";
import { type TablePrint, tableView } from "./table-sheet.ts";

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
  /** Memory of the thread that prepares documents, MB; absent: 1 GB. */
  readonly preparationMegabytes?: number;
}

export function openPrinter({
  brandFolder,
  partWeight = PART_WEIGHT,
  preparationMegabytes,
  ...limits
}: PrinterOptions = {}): OfferPrinter {
  const usual = openCompiler(limits);
  const large = openCompiler(limits);
  const preparation = openPreparation(preparationMegabytes);
  /** Sets `main` with its files; `day` is its date, so that one document always gives the same bytes. */
  const set = async (main: string, day: CalendarDate, document: PreparedDocument): Promise<PrintedOffer> => {
    const { files, partWeight } = document;
    const compiler = partWeight === undefined ? usual : large;
    const { pdf, standards, diagnostics } = await compiler.compile({
      files: new Map([
        ...files,
        ...(await brandFiles(brandFolder)),
        ["base.typ", await template("base.typ")] as const,
      ]),
      main: (await template(`${main}.typ`)).toString("utf8"),
      timestamp: Date.parse(`${day}T12:00:00Z`) / 1000,
      ...(partWeight === undefined ? {} : { partWeight }),
    });
    return { pdf, standards, diagnostics };
  };
  const setView = (main: string, day: CalendarDate, view: object, files: PreparedDocument["files"] = []) =>
    set(main, day, { files: [...files, [`data/${main}.json`, viewFile(view)]] });
  return {
    async print(offer, drawings, options) {
      const work = { kind: "offer", offer, drawings, options, partWeight } as const;
      return set("offer", offer.date, await preparation.prepare(work));
    },
    printChangeOrder: (difference, print) =>
      setView("change-order", print.date, changeOrderView(difference, print)),
    printSheet: (sheet, print) => setView("sheet", print.date, sheetView(sheet, print)),
    async printDrawings(drawings, print) {
      const work = { kind: "sheets", drawings, print } as const;
      return set("drawing-sheets", print.date, await preparation.prepare(work));
    },
    printTables(print) {
      const { language, sender, date } = print;
      const documentFiles = openDocumentFiles(printLabels(language), language, sender.paper);
      const view = tableView(print, documentFiles);
      return setView("cut-list", date, view, [...documentFiles.files]);
    },
    brand: brandFolder === undefined ? "stanza" : path.basename(brandFolder),
    async close() {
      await Promise.all([preparation.close(), usual.close(), large.close()]);
    },
    get pid() {
      return usual.pid;
    },
    get largePid() {
      return large.pid;
    },
  };
}

const template = (name: string): Promise<Buffer> => readFile(path.join(TEMPLATES, name));
