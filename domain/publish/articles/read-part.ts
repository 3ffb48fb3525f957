import type { PartRule } from "@stanza/catalogue";
import type { Place } from "../source/fault-list.ts";

export interface ReadPart {
  readonly rule: PartRule;
  readonly place: Place;
  /** Whether it says of what it is and on which layer, rather than leaving it to what it is used in. */
  readonly own: { readonly material: boolean; readonly layer: boolean };
  /** The part that it moves along with. */
  readonly follows?: { readonly id: string; readonly place: Place };
}
