import type { Frame, Vec3 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { ArticleShape } from "./footprint.ts";
import type { Snapped, SnapReason } from "./snapping/request.ts";

/** The preview of a row or article at its possible new place. */
export interface Ghost {
  /** The row being moved; `null` for an article that is not yet in the project. */
  readonly row: RowId | null;
  readonly frame: Frame;
  readonly box: Vec3;
  readonly wall: Snapped["wall"];
  readonly reasons: readonly SnapReason[];
  /** The row that it would overlap. */
  readonly collidesWith: RowId | null;
  readonly shape?: ArticleShape;
}

/** Returns true when something is in the way of the ghost, or it does not fit its wall. */
export const isBlocked = ({ collidesWith, reasons }: Ghost): boolean =>
  collidesWith !== null || reasons.some(({ kind }) => kind === "tooWide");
