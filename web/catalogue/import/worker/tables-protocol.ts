import type { NoTablesCause, TableFile } from "@stanza/codecs";
import type { Sheet } from "@stanza/tables";

/** A request to the worker: files whose tables are wanted. */
export interface ToTablesWorker {
  readonly files: readonly TableFile[];
}

export type FromTablesWorker =
  | { readonly kind: "read"; readonly sheets: readonly Sheet[] }
  | { readonly kind: "refused"; readonly file: string; readonly cause: NoTablesCause };
