export { CsvText, type TableEdits } from "./csv-text.ts";
export { type CsvLine, type CsvSeparator, csvSeparator, readCsv } from "./read-csv.ts";
export { csvCell, quotedCell, writeCsv } from "./write-csv.ts";
