export { columnsOf, type PlacedColumn } from "./column-places.ts";
export {
  DELIVERY_CAUSES,
  type DeliveredArticle,
  type DeliveredMatrixPrice,
  type Delivery,
  type DeliveryCause,
  type DeliveryProblem,
  type DeliveryUse,
  isRefusal,
} from "./delivery.ts";
export { headersOf } from "./headers.ts";
export { type ProposalOccasion, proposeMapping } from "./propose-mapping.ts";
export type { KnownMatrix } from "./propose-matrix-table.ts";
export { readDelivery } from "./read-delivery.ts";
export { type DecimalSign, plainNumber, readNumber } from "./read-number.ts";
export { codeOf, shown } from "./row-reader.ts";
export {
  type CellFault,
  cellAddress,
  columnName,
  dateOfSerial,
  EMPTY,
  type Sheet,
  type SheetCell,
  type SheetPicture,
  serialOfDate,
  textCell,
} from "./sheet.ts";
export {
  type ColumnMeaning,
  isMatrixTable,
  MAPPING_FILE,
  type MappedColumn,
  type MappedList,
  type MappedTable,
  TABLE_LENGTHS,
  TABLE_WEIGHTS,
  type TableLength,
  type TableMapping,
  type TableWeight,
} from "./table-mapping.ts";
