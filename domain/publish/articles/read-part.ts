import type { PartRule } from "@stanza/catalogue";
import type { Place } from "../source/fault-list.ts";

export interface ReadPart {
  readonly rule: PartRule;
  readonly place: Place;
  /** True when the part names its own material and layer rather than inheriting them from its use. */
  readonly own: { readonly material: boolean; readonly layer: boolean };
  /** The part that leads this one. */
  readonly follows?: { readonly id: string; readonly place: Place };
}
