export {
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
