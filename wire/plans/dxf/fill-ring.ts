import type { Vec2 } from "@stanza/geometry";

/** A closed outline with the bulge of each of its pieces, as `DxfEntity` has them. */
export type FillRing = readonly { readonly at: Vec2; readonly bulge: number }[];
