import { distance2 } from "@stanza/geometry";
import type { WallId } from "../ids.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { type ViewedWall, viewedWalls } from "../room/curves/viewed-walls.ts";

/** A smaller difference is no move, mm. */
const SAME = 1e-6;

/**
 * Makes a change only if locked walls stay as they are: neither a direct change nor one through a neighbouring wall may lengthen, bend,
 * raise, thicken, paint, divide or remove them. The facets of a curved wall may be cut anew for its doors.
 *
 * locked    as in `heldBack`
 * refused   what `change` refuses, and `wallLocked` at the id of the first locked wall that would change
 */
export const sparingLockedWalls =
  (change: (project: Project) => Outcome<Project>, locked: ReadonlySet<WallId>) =>
  (project: Project): Outcome<Project> => {
    const after = change(project);
    if (locked.size === 0 || !after.ok || after.value.rooms === project.rooms) return after;
    const now = new Map(viewedIn(after.value).map((viewed) => [viewed.segment.wall.id, viewed]));
    const changed = viewedIn(project).find((viewed) => {
      const { segment, curve } = viewed;
      const isLocked = (curve?.facets ?? [segment]).some(({ wall }) => locked.has(wall.id));
      return isLocked && !isSame(viewed, now.get(segment.wall.id));
    });
    if (!changed) return after;
    const { wall, name } = changed.segment;
    return refused("wallLocked", wall.id, `wall ${name} is locked`);
  };

const viewedIn = ({ rooms }: Project): readonly ViewedWall[] => rooms.flatMap(viewedWalls);

function isSame({ segment: a, curve }: ViewedWall, now: ViewedWall | undefined): boolean {
  if (!now) return false;
  const b = now.segment;
  return (
    distance2(a.from, b.from) < SAME &&
    distance2(a.to, b.to) < SAME &&
    Math.abs((curve?.sagitta ?? 0) - (now.curve?.sagitta ?? 0)) < 1e-3 &&
    a.height === b.height &&
    a.endHeight === b.endHeight &&
    a.wall.thickness === b.wall.thickness &&
    a.wall.material === b.wall.material
  );
}
