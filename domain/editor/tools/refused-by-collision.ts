import type { RowId } from "@stanza/project";
import type { Ghost } from "../ghost.ts";
import { type Effect, notify, type ToolContext } from "./tool.ts";

/**
 * The notice for ghosts with an obstacle; `null`: there is none, or it does not count.
 *
 * force   put down all the same
 * id      of a row that is not yet in the project
 */
export function refusedByCollision(
  ghosts: readonly Ghost[],
  force: boolean,
  { state }: ToolContext,
  id: RowId = "",
): Effect | null {
  const blocked = ghosts.find(({ collidesWith }) => collidesWith !== null);
  if (!blocked || force || !state.toggles.collisions) return null;
  return notify({ kind: "collides", row: blocked.row ?? id, with: blocked.collidesWith });
}
