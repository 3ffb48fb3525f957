export type { ChangeOrderPrint, OfferVersion } from "./change-order-view.ts";
export { type CompilerLimits, DEFAULT_LIMITS } from "./compiler/open-compiler.ts";
export { PrintError } from "./compiler/print-error.ts";
export type { Diagnostic, PdfStandard } from "./compiler/print-job.ts";
export type { Picture } from "./document-files.ts";
export { type DrawingSheetPrint, SHEET_PAPERS, type SheetPaper } from "./drawing-sheets.ts";
export type { Sender } from "./offer-view.ts";
export {
  type OfferPrinter,
  openPrinter,
  type PrintedOffer,
  type PrinterOptions,
  type PrintOptions,
} from "./open-printer.ts";
export { type Paper, paperOf } from "./paper.ts";
export { type Grouping, type PositionPlace, type PrintLayout, USUAL_LAYOUT } from "./print-layout.ts";
export { printOffer } from "./print-offer.ts";
export type { SheetPrint } from "./sheet-view.ts";
export type { PrintedColumn, PrintedTable, TableCell, TablePrint } from "./table-sheet.ts";
