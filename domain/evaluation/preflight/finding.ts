import type { Text } from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { Conflict } from "../conflicts/project-conflicts.ts";
import type { WallGap } from "./wall-gaps.ts";

/** What a line of the preflight is about. Names and numbers are data: the interface says the sentence. */
export type FindingMatter =
  /** The rules of a row could not be worked out. */
  | { readonly kind: "failed"; readonly because: Text }
  /** The results are older than the project. */
  | { readonly kind: "stale" }
  | { readonly kind: "overlap" | "clearance"; readonly conflict: Conflict }
  | { readonly kind: "gap"; readonly gap: WallGap }
  /** A mandatory variant without a value. */
  | { readonly kind: "missing"; readonly variable: string; readonly name: Text }
  /** What the rules of an article say about itself. */
  | { readonly kind: "rule"; readonly because: Text }
  /** A line without a price; `reason` is pricing's word for why. */
  | { readonly kind: "unpriced"; readonly line: Text; readonly reason: string }
  /** A custom article with no line in it but its own. */
  | { readonly kind: "emptyCustom" }
  /** The newest version of the catalogue does not have the article, or not with these choices. */
  | { readonly kind: "gone" | "needsMigration" }
  | { readonly kind: "openRoom"; readonly room: string }
  /** The project's picture shows an earlier state. */
  | { readonly kind: "picture" }
  /** The pictures of its rows show what these looked like before. */
  | { readonly kind: "rowPicture" };

/** One line of the preflight. */
export interface Finding {
  /** Stable while its cause stays: for lists and for what was looked at. */
  readonly key: string;
  /** `mustFix`: what is ordered would be wrong, missing or without a price. `advice`: worth a look. */
  readonly urgency: "mustFix" | "advice";
  readonly matter: FindingMatter;
  /** The rows it is about, the one to look at first leading; none: it is about the project or a room. */
  readonly rows: readonly RowId[];
  /** Where in the room; absent: at its rows. */
  readonly at?: Vec3;
}
