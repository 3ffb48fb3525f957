/** A key of an address, and what is wanted once it has opened the session. */
export interface TakenKey {
  readonly key: string;
  readonly action: string | undefined;
}

let taken: TakenKey | undefined;

/** Keeps the key of the page's address, which leaves the address at once (reliability.md T20). */
export function takeKey(key: TakenKey): void {
  taken = key;
}

export const takenKey = (): TakenKey | undefined => taken;

/** A key is for one page: one that is shown again has none. */
export function forgetKey(): void {
  taken = undefined;
}
