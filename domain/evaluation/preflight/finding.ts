import type { Text } from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { Conflict } from "../conflicts/project-conflicts.ts";
import type { CoveredOpening } from "./behind-openings.ts";
import type { MissedHob } from "./hoods.ts";
import type { OpenEnd, RemovedRow } from "./open-ends.ts";
import type { WallGap } from "./wall-gaps.ts";

/** The subject of a finding. Names and numbers are data: the interface makes the sentence. */
export type FindingMatter =
  /** The rules of a row failed. */
  | { readonly kind: "failed"; readonly because: Text }
  /** The results are older than the project. */
  | { readonly kind: "stale" }
  | { readonly kind: "overlap" | "clearance"; readonly conflict: Conflict }
  | { readonly kind: "gap"; readonly gap: WallGap }
  /** A unit stands before a window or a door. */
  | { readonly kind: "window"; readonly covered: CoveredOpening }
  /** A hood does not hang over the hob. */
  | { readonly kind: "hood"; readonly missed: MissedHob }
  /** Nothing extracts what a hob gives off. */
  | { readonly kind: "noHood" }
  /** A free side of a run without a panel. */
  | { readonly kind: "openEnd"; readonly end: OpenEnd }
  /** A piece of worktop or plinth that was taken away. */
  | { readonly kind: "removed"; readonly gone: RemovedRow }
  /** A door or window that is wider than its wall. */
  | {
      readonly kind: "tooWide";
      readonly widthMm: number;
      readonly lengthMm: number;
      readonly wallName: string;
    }
  /** A mandatory variant without a value. */
  | { readonly kind: "missing"; readonly variable: string; readonly name: Text }
  /** A problem that the article's own rules report. */
  | { readonly kind: "rule"; readonly because: Text }
  /** A line without a price; `reason` is pricing's code for the cause. */
  | { readonly kind: "unpriced"; readonly line: Text; readonly reason: string }
  /** A custom article without a line except its own. */
  | { readonly kind: "emptyCustom" }
  /** The newest version of the catalogue lacks the article, or does not allow these choices. */
  | { readonly kind: "gone" | "needsMigration" }
  | { readonly kind: "openRoom"; readonly room: string }
  /** The project's picture shows an earlier state. */
  | { readonly kind: "picture" }
  /** The pictures of its rows show an earlier look. */
  | { readonly kind: "rowPicture" };

/** One finding of the checks before an offer. */
export interface Finding {
  /** Stable while its cause stays, so that lists can remember what a person has looked at. */
  readonly key: string;
  /** `mustFix`: an order would be wrong, incomplete or without a price. `advice`: worth a look. */
  readonly urgency: "mustFix" | "advice";
  readonly matter: FindingMatter;
  /** The affected rows, the most important first; empty: the finding is about the project or a room. */
  readonly rows: readonly RowId[];
  /** Its place in the room; absent: at its rows. */
  readonly at?: Vec3;
}
