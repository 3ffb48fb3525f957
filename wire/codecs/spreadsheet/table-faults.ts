/** Why a file gives no tables. The interface has a sentence for each. */
export type NoTablesCause =
  | "empty"
  | "tooLarge"
  | "oldWorkbook"
  | "damaged"
  | "binary"
  | "noTable"
  | "zipBomb"
  | "encrypted";

/** The file has no tables that can be read; the message says what to do. */
export class NoTables extends Error {
  override readonly name = "NoTables";
  override readonly cause: NoTablesCause;
  constructor(cause: NoTablesCause, message: string) {
    super(message);
    this.cause = cause;
  }
}
