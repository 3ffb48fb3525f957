export { type CsvLine, csvSeparator, readCsv } from "./read-csv.ts";
export { csvCell, quotedCell, writeCsv } from "./write-csv.ts";
