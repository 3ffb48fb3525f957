import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Drawing } from "@stanza/drawing";
import type { ConfigurationSheet } from "@stanza/evaluation";
import type { Offer } from "@stanza/offer";
import { type CompilerLimits, openCompiler } from "./compiler/open-compiler.ts";
import type { Diagnostic } from "./compiler/print-job.ts";
import { openDocumentFiles, type Picture } from "./document-files.ts";
import { type DrawingSheetPrint, drawingSheets } from "./drawing-sheets.ts";
import { breakLongWords } from "./long-words.ts";
import { offerView, type Sender } from "./offer-view.ts";
import { printLabels } from "./print-labels.ts";
import { type SheetPrint, sheetView } from "./sheet-view.ts";

export interface PrintOptions {
  readonly sender: Sender;
  /** By row id: what stands in an offer's line. */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** By row id: the variants in words of the offer's language, a choice each, e.g. "Front: Oak". */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The room, on the first page. */
  readonly hero?: Picture;
  /** A brand's folder: `brand.typ` and the files it reads; absent: Stanza's own. */
  readonly brandFolder?: string;
  /** True prints article codes, for dealers; absent: false. */
  readonly codes?: boolean;
}

export interface PrintedOffer {
  readonly pdf: Uint8Array;
  /** `ua-1`; `tagged` when the engine found something against PDF/UA-1, which `diagnostics` names (a character in no font, for one). */
  readonly standard: "ua-1" | "tagged";
  readonly diagnostics: readonly Diagnostic[];
}

/** Prints one document after the other; a server keeps one open. */
export interface OfferPrinter {
  /**
   * The offer as a PDF: lines with pictures, totals, terms, signature, and each of `drawings` true to scale under its title.
   * Everything is taken as data: no text of the offer is read as markup. Rejects with `PrintError`.
   */
  print(offer: Offer, drawings: readonly Drawing[], options: PrintOptions): Promise<PrintedOffer>;
  /**
   * The effective configuration sheet as a PDF, A4, with the project's head on the first page and page numbers. Rejects with
   * `PrintError`.
   */
  printSheet(sheet: ConfigurationSheet, print: SheetPrint): Promise<PrintedOffer>;
  /**
   * Drawings as a PDF, a sheet across each, true to scale, with a title block: project, customer, shop, date, scale, sheet x of y, north
   * on plans. Rejects with `PrintError`.
   */
  printDrawings(drawings: readonly Drawing[], print: DrawingSheetPrint): Promise<PrintedOffer>;
  /** Ends the engine's process. */
  close(): Promise<void>;
  /** The engine's process, for supervision; absent while there is none. */
  readonly pid: number | undefined;
}

const TEMPLATES = fileURLToPath(new URL("./templates/", import.meta.url));

export function openPrinter(limits: Partial<CompilerLimits> = {}): OfferPrinter {
  const compiler = openCompiler(limits);
  return {
    async print(offer, drawings, options) {
      const labels = printLabels(offer.language);
      const documentFiles = openDocumentFiles(labels, offer.language);
      const positions = offer.groups.flatMap((group) => group.positions);
      const pictures = new Map(
        positions.flatMap(({ rowId, description }) => {
          const picture = options.pictures?.[rowId];
          return picture ? [[rowId, documentFiles.linePicture(picture, description)] as const] : [];
        }),
      );
      const view = offerView(offer, {
        sender: options.sender,
        hero: options.hero ? documentFiles.hero(options.hero) : null,
        pictures,
        choices: options.choices ?? {},
        drawings: documentFiles.drawings(drawings),
        codes: options.codes ?? false,
      });
      const files = new Map([
        ...documentFiles.files,
        ...(await brandFiles(options.brandFolder ?? path.join(TEMPLATES, "default-brand"))),
        ["base.typ", await template("base.typ")] as const,
        ["data/offer.json", new TextEncoder().encode(JSON.stringify(view, soften))] as const,
      ]);
      const main = (await template("offer.typ")).toString("utf8");
      // The offer's own day, so that one offer always gives the same bytes.
      const timestamp = Date.parse(`${offer.date}T12:00:00Z`) / 1000;
      const { pdf, standard, diagnostics } = await compiler.compile({ files, main, timestamp });
      return { pdf, standard, diagnostics };
    },
    async printSheet(sheet, print) {
      const view = sheetView(sheet, print);
      const files = new Map([
        ...(await brandFiles(path.join(TEMPLATES, "default-brand"))),
        ["base.typ", await template("base.typ")] as const,
        ["data/sheet.json", new TextEncoder().encode(JSON.stringify(view, soften))] as const,
      ]);
      const main = (await template("sheet.typ")).toString("utf8");
      const timestamp = Date.parse(`${print.date}T12:00:00Z`) / 1000;
      const { pdf, standard, diagnostics } = await compiler.compile({ files, main, timestamp });
      return { pdf, standard, diagnostics };
    },
    async printDrawings(drawings, print) {
      const { view, files: views } = drawingSheets(drawings, print);
      const files = new Map([
        ...views,
        ...(await brandFiles(path.join(TEMPLATES, "default-brand"))),
        ["base.typ", await template("base.typ")] as const,
        ["data/sheets.json", new TextEncoder().encode(JSON.stringify(view, soften))] as const,
      ]);
      const main = (await template("drawing-sheets.typ")).toString("utf8");
      const timestamp = Date.parse(`${print.date}T12:00:00Z`) / 1000;
      const { pdf, standard, diagnostics } = await compiler.compile({ files, main, timestamp });
      return { pdf, standard, diagnostics };
    },
    close: () => compiler.close(),
    get pid() {
      return compiler.pid;
    },
  };
}

/** One offer with a printer of its own, for commands; see `OfferPrinter.print`. */
export async function printOffer(
  offer: Offer,
  drawings: readonly Drawing[],
  options: PrintOptions,
): Promise<Uint8Array> {
  const printer = openPrinter();
  try {
    return (await printer.print(offer, drawings, options)).pdf;
  } finally {
    await printer.close();
  }
}

const soften = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? breakLongWords(value) : value;

const template = (name: string): Promise<Buffer> => readFile(path.join(TEMPLATES, name));

async function brandFiles(folder: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => [`brand/${name}`, await readFile(path.join(folder, name))] as const),
  );
}
