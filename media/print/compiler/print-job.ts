/** What the parent sends to the compiler process: a whole document as virtual files. */
export interface PrintJob {
  readonly id: number;
  /** By virtual path from the document's root, e.g. `data/offer.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Source of the main file; paths in it start with `/`, the document's root. */
  readonly main: string;
  /** Written into the document as its date, seconds since 1970; makes the bytes repeatable. */
  readonly timestamp: number;
}

/** One message of the engine, e.g. what a document lacks for PDF/UA-1. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly path: string;
}

export type PrintResult =
  | {
      readonly id: number;
      readonly kind: "printed";
      readonly pdf: Uint8Array;
      /** `ua-1`, or `tagged` when the engine refused PDF/UA-1 for this document; `diagnostics` says why. */
      readonly standard: "ua-1" | "tagged";
      readonly diagnostics: readonly Diagnostic[];
      /** Resident memory of the process after the job, bytes. */
      readonly memory: number;
    }
  | { readonly id: number; readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };
