export { checkDocument } from "./check-document.ts";
export { type CopiedRows, encodeClipboard } from "./clipboard-codec.ts";
export { decodeClipboard } from "./decode-clipboard.ts";
export { decodeProject } from "./decode-project.ts";
export type { Derived } from "./derive.ts";
export { formatDescription } from "./description.ts";
export { parseExactly } from "./exchange/loose-fields.ts";
export { readExchangedOffer } from "./exchange/read-offer.ts";
export { writeTotals } from "./exchange/write-totals.ts";
export { checkOrderFile } from "./hand-over/check-order-file.ts";
export { type CrmUpload, writeCrmUpload } from "./hand-over/crm-upload.ts";
export type { RowMarks } from "./hand-over/handed-offer.ts";
export { writeOrderFile } from "./hand-over/write-order-file.ts";
export { mergeErp } from "./merge-erp.ts";
export { CATALOGUE_IN_USE } from "./migrate.ts";
export { decodeChecked, encodeProject } from "./project-codec.ts";
export {
  NO_ADDRESS,
  NO_BUSINESS,
  NO_CUSTOMER,
  NO_TERMS,
  newDocument,
  type ProjectDocument,
  type ProjectHead,
} from "./project-document.ts";
export { scanJson } from "./project-file/json-scan.ts";
export { PROJECT_FILE_LIMITS } from "./project-file/project-file-limits.ts";
export {
  type FileProblem,
  type ProjectFileFault,
  type ReadProjectFile,
  readProjectFile,
} from "./project-file/read-project-file.ts";
export { type ToldWithFile, writeProjectFile } from "./project-file/write-project-file.ts";
export {
  type LeftOut,
  type LeftPart,
  type Salvaged,
  salvageProject,
} from "./safe-mode/salvage-project.ts";
export { technicalSheet } from "./sheets/compose-technical-sheet.ts";
export {
  TECHNICAL_FORMATS,
  TECHNICAL_SHEETS,
  type TechnicalColumn,
  type TechnicalFormat,
  type TechnicalSheet,
  type TechnicalSheetKind,
  type TechnicalTable,
} from "./sheets/technical-sheet.ts";
export { technicalCsv, technicalXlsx } from "./sheets/write-technical-sheet.ts";
export { withSpecNames } from "./spec-names.ts";
export { guarded, guardedInWorkbook, unguarded } from "./spreadsheet/formula-guard.ts";
export { readTableFile, type TableFile } from "./spreadsheet/read-table-file.ts";
export { readXlsx } from "./spreadsheet/read-xlsx.ts";
export { sheetCsv } from "./spreadsheet/sheet-csv.ts";
export { NoTables, type NoTablesCause } from "./spreadsheet/table-faults.ts";
export { writeXlsx } from "./spreadsheet/write-xlsx.ts";
export { STORED_SOURCES } from "./stored-format.ts";
export type { StoredProject, StoredRow } from "./stored-project.ts";
export { formatVariants, variantChoices } from "./variants.ts";
export { withoutIdentity } from "./without-identity.ts";
export { packFiles, unpackFile, unpackFiles } from "./zip/file-archive.ts";
export { inflateEntry, isZip, type ZipEntry, ZipFault, type ZipLimits, zipEntries } from "./zip/read-zip.ts";
