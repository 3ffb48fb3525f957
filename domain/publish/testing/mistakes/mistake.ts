/** A deliberate mistake of `fixtures/catalogues/faulty`. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  /** Text of the line that the fault must name. */
  readonly on: string;
  readonly code: string;
  readonly says: RegExp;
  readonly meant?: string;
}
