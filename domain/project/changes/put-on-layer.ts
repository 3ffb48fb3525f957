import type { LayerId, RowId, WallId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { wallCurve } from "../room/curves/wall-curve.ts";
import { changeRows } from "./change-row.ts";
import { onLayer } from "./remove-layer.ts";

/** Puts rows and walls on a layer, or on none (`null`); a curved wall as a whole. Refused: `unknownLayer`, `unknownRow`, `unknownWall`. */
export function putOnLayer(
  project: Project,
  args: {
    readonly layer: LayerId | null;
    readonly rows?: readonly RowId[];
    readonly walls?: readonly WallId[];
  },
): Outcome<Project> {
  const { layer, rows = [], walls = [] } = args;
  if (layer !== null && !project.layers?.some(({ id }) => id === layer)) {
    return refused("unknownLayer", "layer", `there is no layer ${layer}`);
  }
  const known = new Set(project.rooms.flatMap((room) => room.walls.map(({ id }) => id)));
  const missing = walls.findIndex((id) => !known.has(id));
  if (missing >= 0) return refused("unknownWall", `walls.${missing}`, `there is no wall ${walls[missing]}`);
  const placed = changeRows(project, rows, (row) => onLayer(row, layer));
  if (!placed.ok || walls.length === 0) return placed;
  const wanted = new Set(
    project.rooms.flatMap((room) =>
      walls.flatMap((id) => [id, ...(wallCurve(room, id)?.facets ?? []).map(({ wall }) => wall.id)]),
    ),
  );
  const rooms = project.rooms.map((room) =>
    room.walls.some(({ id }) => wanted.has(id))
      ? { ...room, walls: room.walls.map((wall) => (wanted.has(wall.id) ? onLayer(wall, layer) : wall)) }
      : room,
  );
  return done({ ...placed.value, rooms });
}
