/**
 * A stored document that this program does not understand: of a later version that was rolled back, of a time when less was checked, or
 * damaged. What needs its content is refused; it is opened in safe mode, copied, restored over and downloaded all the same
 * (reliability.md F19).
 */
export class UnreadableProject extends Error {
  readonly statusCode = 422;
  readonly details: readonly { readonly path: string; readonly message: string }[];
  constructor(details: readonly { readonly path: string; readonly message: string }[]) {
    const [first] = details;
    super(
      `The stored project cannot be read${first ? `, at ${first.path || "its text"}: ${first.message}` : ""}.`,
    );
    this.name = "UnreadableProject";
    this.details = details;
  }
}
