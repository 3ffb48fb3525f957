/** The message of the parent to the compiler process: a whole document as virtual files. */
export interface PrintJob {
  readonly id: number;
  /** The files by virtual path from the document's root, e.g. `data/offer.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Source of the main file; paths in it start with `/`, the document's root. */
  readonly main: string;
  /** Written into the document as its date, seconds since 1970; makes the bytes repeatable. */
  readonly timestamp: number;
  /** The document is an offer that is set in parts of this weight (set-in-parts.ts); absent: it is set as a whole. */
  readonly partWeight?: number;
}

/** One message of the engine, e.g. what a document lacks for PDF/UA-1. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly path: string;
}

/** PDF/UA-1 (ISO 14289-1), PDF/A-3a (ISO 19005-3). */
export type PdfStandard = "ua-1" | "a-3a";

/** `standards` holds what the document conforms to; of what is missing `diagnostics` says why. It is tagged in any case. */
export type PrintResult =
  | {
      readonly id: number;
      readonly kind: "printed";
      readonly pdf: Uint8Array;
      readonly standards: readonly PdfStandard[];
      readonly diagnostics: readonly Diagnostic[];
      /** Resident memory of the process after the job, bytes. */
      readonly memory: number;
    }
  | { readonly id: number; readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

/** A part of the document is set, which makes the time limit begin anew. */
export interface PrintProgress {
  readonly id: number;
  readonly kind: "part";
}
