export { PrintError } from "./compiler/print-error.ts";
export { type OfferPrinter, openPrinter, type PrintOptions } from "./open-printer.ts";
export { paperOf } from "./paper.ts";
export { USUAL_LAYOUT } from "./print-layout.ts";
export type { PrintedTable, TablePrint } from "./table-sheet.ts";
