import { developed } from "../develop.ts";
import type { Snapshot } from "./take-snapshot.ts";

/** The light of snapshots is always the same, and so is their exposure: white paint comes out as white paint, and equal colours are equal in all. */
const EXPOSURE = 0.78;
/** A pixel with less of a thing in it has no colour to speak of. */
const LEAST = 0.004;

/**
 * A snapshot as a screen shows it, three bytes a pixel.
 *
 * paper  what it lies on, sRGB bytes
 */
export function developedSnapshot(
  { color, behind }: Snapshot,
  paper: readonly [number, number, number],
): Uint8Array<ArrayBuffer> {
  const things = color.slice();
  for (let i = 0; i < behind.length; i++) {
    const share = 1 - behind[i]!;
    if (share > LEAST && share < 1) for (let k = i * 3; k < i * 3 + 3; k++) things[k]! /= share;
  }
  const bytes = developed(things, EXPOSURE);
  for (let i = 0; i < behind.length; i++) {
    const share = Math.min(1, behind[i]!);
    if (share === 0) continue;
    for (let k = 0; k < 3; k++)
      bytes[i * 3 + k] = Math.round(bytes[i * 3 + k]! * (1 - share) + paper[k]! * share);
  }
  return bytes;
}
