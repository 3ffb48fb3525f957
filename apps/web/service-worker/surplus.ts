/** An answer on the device. */
export interface Kept {
  readonly url: string;
  readonly bytes: number;
  /** When it was last wanted, milliseconds since 1970. */
  readonly at: number;
}

export interface Limits {
  readonly bytes: number;
  readonly answers: number;
}

/** The answers that have to go, those first that nobody has wanted for the longest time. */
export function surplusOf(kept: readonly Kept[], limits: Limits): readonly string[] {
  let bytes = 0;
  return kept
    .toSorted((one, other) => other.at - one.at)
    .filter((one, index) => {
      bytes += one.bytes;
      return index >= limits.answers || bytes > limits.bytes;
    })
    .map(({ url }) => url);
}
