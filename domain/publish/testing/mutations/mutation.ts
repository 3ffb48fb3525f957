/** One mistake put into the sound demo home: the text that a manufacturer might have written instead. */
export interface Mutation {
  readonly what: string;
  readonly file: string;
  /** Stands in the file; `to` takes its place, with `»` before the character at which the mistake must be found. */
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** The words that matter of the sentence. */
  readonly says: RegExp;
  readonly meant?: string;
  /** Where the mistake is found when that is not in the changed text: another file and a text in it, marked likewise. */
  readonly foundIn?: readonly [file: string, text: string];
  /** Files that the mutation also writes or changes, so that it is the only mistake. */
  readonly with?: readonly (readonly [file: string, from: string, to: string])[];
}
