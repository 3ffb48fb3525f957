import type { Diagnostic } from "./print-job.ts";

/**
 * Why a document could not be printed.
 *
 * refused   the engine does not accept the document (a brand's template is faulty); trying again gives the same
 * crashed   the compiler process died twice over this document
 * hung      it took longer than the time limit and was killed
 * too-large it took more memory than it may; trying again gives the same
 * closed    the printer was closed before the document was done
 */
export class PrintError extends Error {
  override readonly name = "PrintError";
  readonly reason: "refused" | "crashed" | "hung" | "too-large" | "closed";
  readonly diagnostics: readonly Diagnostic[];

  constructor(reason: PrintError["reason"], message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.reason = reason;
    this.diagnostics = diagnostics;
  }
}
