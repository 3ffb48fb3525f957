import type { Outcome, Project, ProjectRefusal, WallId } from "@stanza/project";
import { changeLayer, sparingLockedWalls, viewedWall } from "@stanza/project";
import { currentScene, editor, transact } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { wallRefusal } from "./wall-sentences.ts";

type Change = (project: Project) => Outcome<Project>;

/** A change made by hand: walls that are locked now stay what they are, or it is refused. */
export const byHand = (change: Change): Change => sparingLockedWalls(change, editor.held().lockedWalls);

/** Does what `transact` does, for changes of walls by hand; a locked wall is reported at once, with the way to unlock it. */
export function transactWalls(
  name: string,
  change: Change,
  options: { readonly gesture?: string } = {},
): Outcome<Project> | null {
  const outcome = transact(name, byHand(change), options);
  if (outcome?.ok === false && outcome.refusal.cause === "wallLocked") sayWallRefusal(outcome.refusal);
  return outcome;
}

/** Says why walls were not changed. */
export function sayWallRefusal(refusal: ProjectRefusal): void {
  const isLocked = refusal.cause === "wallLocked";
  toast(wallRefusal(refusal, translate), {
    key: "edit",
    kind: "warning",
    ...(isLocked
      ? { action: { label: translate("wallRefused.unlock"), run: () => unlockWall(refusal.at) } }
      : {}),
  });
}

/** Returns true when a wall, or any facet of a curved one, is locked now. */
export function isWallLocked(wall: WallId): boolean {
  const { lockedWalls } = editor.held();
  if (lockedWalls.size === 0) return false;
  return facetsOf(wall).some((id) => lockedWalls.has(id));
}

/** Frees the layers that lock a wall. */
export function unlockWall(wall: WallId): void {
  const { rooms, layers = [] } = currentScene().project;
  const facets = new Set(facetsOf(wall));
  const on = new Set(
    rooms.flatMap(({ walls }) => walls.flatMap(({ id, layer }) => (facets.has(id) ? [layer] : []))),
  );
  for (const { id, locked } of layers)
    if (locked && on.has(id))
      transact("edit.layer", (project) => changeLayer(project, { layer: id, locked: false }));
}

function facetsOf(wall: WallId): readonly WallId[] {
  const { rooms } = currentScene().project;
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && viewedWall(room, wall);
  return viewed?.curve?.facets.map((facet) => facet.wall.id) ?? [wall];
}
