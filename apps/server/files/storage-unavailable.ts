/** The place where files lie cannot be reached, or does not let us: nothing was stored, and a later try may do it. Answered with 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
