import type { ClosetKeep, ClosetPerson } from "./closet-view.ts";
import type { Quantity, RepeatRule } from "./quantity.ts";
import type { Expression } from "./rules/expression.ts";
import type { Text } from "./text.ts";

/** What makes an article a closet beyond its variables (catalogue.md §4.8). */
export interface ClosetRule {
  /** The number variable that is the width between the walls. */
  readonly width?: string;
  /** What stands beside the sections inside that width, mm; absent: nothing. */
  readonly beside?: Quantity;
  /** Where the left side of the first section's frame is, mm; absent: at the article's left side. */
  readonly from?: Quantity;
  /** What becomes of the width that the sections leave: a filler covers it, or it stays free. */
  readonly rest: "filler" | "free";
  readonly fill?: FillRule;
}

/** How an interior is proposed: what people keep, and what a section may hold for it. */
export interface FillRule {
  /** Code of the list whose records are proposed. */
  readonly into: string;
  /** The list of sections; formulas read a record of it as `as`, and what `calc` works out of it by its names. */
  readonly each: {
    readonly as: string;
    readonly over: string;
    readonly calc: readonly { readonly name: string; readonly formula: Expression }[];
    readonly room: Expression;
  };
  readonly people: readonly (ClosetPerson & { readonly reach: number })[];
  readonly keeps: readonly ClosetKeep[];
  readonly columns: readonly FillColumnRule[];
}

/** One way to fill a section, from its floor to its top. */
export interface FillColumnRule {
  readonly code: string;
  readonly description: Text;
  readonly because: Text;
  /** The sections that it may fill; absent: any. */
  readonly when?: Expression;
  /** The share of a section that serves a thing, 0 to 1. */
  readonly serves: readonly { readonly keep: string; readonly share: Quantity }[];
  readonly items: readonly FillItemRule[];
}

/** A record that a column proposes. Fields that `set` leaves out have their initial values. */
export interface FillItemRule {
  readonly when?: Expression;
  readonly repeat?: RepeatRule;
  readonly because: Text;
  readonly set: readonly { readonly field: string; readonly formula: Expression }[];
}

/** The names that formulas of a proposal read besides those of the article: number of the section, height that the person reaches. */
export const FILL_NAMES = ["n", "reach"] as const;
