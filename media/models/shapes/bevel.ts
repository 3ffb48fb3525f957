import type { Vec3 } from "@stanza/geometry";

/** A machined edge: as wide as a sanded or lipped one, never more than this share of the board, mm. */
const WIDEST = 1.6;
const SHARE = 0.1;
/** Thinner things (glass, sheets) have sharp edges, mm. */
const THINNEST = 8;

/** Width of the edges of a box that catch light, mm; 0: they are sharp. */
export function bevelOf(size: Vec3): number {
  const least = Math.min(...size);
  return least < THINNEST ? 0 : Math.min(WIDEST, least * SHARE);
}
