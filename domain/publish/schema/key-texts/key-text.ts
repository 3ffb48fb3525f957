/** What a key of the format is for, for the reference and for editors. */
export interface KeyText {
  readonly meaning: string;
  /** As it is written in a file. */
  readonly example: string;
  /** Of its numbers. */
  readonly unit?: string;
}

/** By the path of the key inside its kind of file, lists left out and names of one's own as `*`. */
export type KeyTexts = Readonly<Record<string, KeyText>>;
