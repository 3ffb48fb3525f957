import type { Text } from "./text.ts";
import type { Value } from "./value.ts";

/** An article as a closet, with the values that it has now. */
export interface ClosetView {
  /** The variable that is the width between the walls, and its value in mm; absent: the sections make the width. */
  readonly width?: { readonly variable: string; readonly value: number };
  /** What stands beside the sections inside that width, mm. */
  readonly beside: number;
  /** Where the left side of the first section's frame is, mm from the article's left side. */
  readonly from: number;
  /** What becomes of the width that the sections leave: a filler covers it, or it stays free. */
  readonly rest: "filler" | "free";
  /** Absent: the catalogue proposes no interior. */
  readonly fill?: ClosetFill;
}

/** Who uses a closet. */
export interface ClosetPerson {
  readonly code: string;
  readonly description: Text;
}

/** Something that people keep in a closet. */
export interface ClosetKeep {
  readonly code: string;
  readonly description: Text;
  readonly help?: Text;
  /** How much of it people usually keep, 0 (none) to 3 (a lot). */
  readonly usual: number;
}

/** What the catalogue knows of filling a closet. */
export interface ClosetFill {
  /** Code of the list whose records are proposed. */
  readonly into: string;
  readonly people: readonly ClosetPerson[];
  readonly keeps: readonly ClosetKeep[];
  /** The sections from the left, with what each may hold for a person. An unknown person is taken for the first one. */
  sections(person: string): readonly FillSection[];
}

export interface FillSection {
  /** How much room it has, in the catalogue's measure: mostly its width in mm. */
  readonly room: number;
  /** The ways to fill it, in declared order; empty: the catalogue has none for it. */
  readonly columns: readonly FillColumn[];
}

export interface FillColumn {
  readonly code: string;
  readonly description: Text;
  readonly because: Text;
  /** The share of the section that serves each thing, 0 to 1. */
  readonly serves: ReadonlyMap<string, number>;
  readonly items: readonly FillItem[];
}

/** One record of a proposal, and why. */
export interface FillItem {
  /** Only the fields that the catalogue sets. */
  readonly row: Readonly<Record<string, Value>>;
  readonly because: Text;
}
