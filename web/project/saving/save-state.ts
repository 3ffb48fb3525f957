/** The state that the save chip shows, which also decides if the page may be left. */
export type SaveState =
  /** `at` null: nothing has been changed since it was opened. */
  | { readonly kind: "saved"; readonly at: number | null }
  /** Edits that the next automatic save takes along. */
  | { readonly kind: "pending" }
  | { readonly kind: "saving" }
  /** Tried again by itself, for ever. */
  | { readonly kind: "retrying"; readonly message: string }
  | { readonly kind: "offline" }
  /** The server stores nothing until maintenance is over; then it is saved by itself. */
  | { readonly kind: "maintenance" }
  /** A guest's: kept on this device until somebody signs in. */
  | { readonly kind: "on-device" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "read-only" }
  /** Somebody else saved in the meantime. */
  | { readonly kind: "conflict"; readonly by: string; readonly at: string; readonly current: number }
  /** The server will not have it as it is; trying again would not help. */
  | {
      readonly kind: "refused";
      readonly cause: "gone" | "forbidden" | "too-large" | "invalid";
      readonly message: string;
    };

/** True while closing the page would lose what the server does not have. */
export function isUnsynced(state: SaveState): boolean {
  return state.kind !== "saved" && state.kind !== "read-only" && state.kind !== "on-device";
}

/** After maintenance everybody's work is saved within this time, ms. */
const AFTER_MAINTENANCE = 30_000;

/** Milliseconds after the end of maintenance until this page saves: anywhere in half a minute, so that not all pages come at once. */
export const delayAfterMaintenance = (random: number): number => Math.round(random * AFTER_MAINTENANCE);

/** Pages that were without a network come back within this time, ms. */
const AFTER_RETURN = 3000;

/** Milliseconds after the network is back until this page saves, so that a whole office does not come at once. */
export const delayAfterReturn = (random: number): number => Math.round(random * AFTER_RETURN);

const DELAYS = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;

/**
 * Milliseconds before the next try: 1 s to 30 s, then 30 s for ever, each shortened by up to a quarter so that clients do not come
 * back in step.
 *
 * attempt   failures so far, from 1
 * random    0..1
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = DELAYS[Math.min(Math.max(attempt, 1), DELAYS.length) - 1]!;
  return Math.round(delay * (1 - random / 4));
}
