import type { Frame, Vec3 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { Snapped, SnapReason } from "./snapping/request.ts";

/** Something shown where it would go, before it goes there. */
export interface Ghost {
  /** The row being moved; `null` for an article that is not yet in the project. */
  readonly row: RowId | null;
  readonly frame: Frame;
  readonly box: Vec3;
  readonly wall: Snapped["wall"];
  readonly reasons: readonly SnapReason[];
  /** The row it would overlap. */
  readonly collidesWith: RowId | null;
}
