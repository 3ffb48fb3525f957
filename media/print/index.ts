export { PrintError } from "./compiler/print-error.ts";
export type { Picture } from "./document-files.ts";
export { type OfferPrinter, openPrinter } from "./open-printer.ts";
export { paperOf } from "./paper.ts";
export { USUAL_LAYOUT } from "./print-layout.ts";
export type { PrintOptions } from "./print-options.ts";
export type { PrintedTable, TablePrint } from "./table-sheet.ts";
