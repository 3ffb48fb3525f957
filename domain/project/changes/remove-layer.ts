import type { LayerId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";

/** Removes a layer; its rows and walls stay and lie on none. Refused: `unknownLayer`. */
export function removeLayer(project: Project, args: { readonly layer: LayerId }): Outcome<Project> {
  const { layer: gone } = args;
  const layers = (project.layers ?? []).filter(({ id }) => id !== gone);
  if (layers.length === (project.layers ?? []).length) {
    return refused("unknownLayer", "layer", `there is no layer ${gone}`);
  }
  const { layers: _layers, ...rest } = project;
  return done({
    ...rest,
    rows: project.rows.map((row) => (row.layer === gone ? onLayer(row, null) : row)),
    rooms: project.rooms.map((room) =>
      room.walls.some(({ layer }) => layer === gone)
        ? { ...room, walls: room.walls.map((wall) => (wall.layer === gone ? onLayer(wall, null) : wall)) }
        : room,
    ),
    ...(layers.length > 0 ? { layers } : {}),
  });
}

/** The row or wall moved to a layer, or to none. */
export function onLayer<T extends { readonly layer?: LayerId }>(thing: T, layer: LayerId | null): T {
  const { layer: _layer, ...rest } = thing;
  return (layer === null ? rest : { ...rest, layer }) as T;
}
