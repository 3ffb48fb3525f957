/**
 * True where work ended because it needs more memory than it may have: another try would end alike. It is known by its code from a thread at
 * its limit, and by its reason from the PDF engine.
 */
export const isOutOfMemory = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  (("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") ||
    ("reason" in error && error.reason === "too-large"));
