import type { RowId } from "@stanza/project";
import type { Ghost } from "../ghost.ts";
import { type Effect, notify, type ToolContext } from "./tool.ts";

/**
 * The notice for ghosts with an obstacle, or wider than their wall; `null`: there is none, or it does not count.
 *
 * force   put down all the same, unless it is wider than its wall
 * id      of a row that is not yet in the project
 */
export function refusedByCollision(
  ghosts: readonly Ghost[],
  force: boolean,
  { state }: ToolContext,
  id: RowId = "",
): Effect | null {
  for (const reason of ghosts.flatMap(({ reasons }) => reasons))
    if (reason.kind === "tooWide") {
      const { name, widthMm, lengthMm } = reason;
      return notify({ kind: "openingTooWide", wall: name, widthMm, lengthMm });
    }
  const blocked = ghosts.find(({ collidesWith }) => collidesWith !== null);
  if (!blocked || force || !state.toggles.collisions) return null;
  return notify({ kind: "collides", row: blocked.row ?? id, with: blocked.collidesWith });
}
