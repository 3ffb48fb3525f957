/** A failure that a later try may not meet. It is answered with 503 and `Retry-After`. */
export class Unavailable extends Error {
  override readonly name: string = "Unavailable";
}
