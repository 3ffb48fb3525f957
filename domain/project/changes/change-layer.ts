import type { LayerId } from "../ids.ts";
import { firstRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Layer, Project } from "../project.ts";
import { layerRefusals } from "./add-layer.ts";

/** The project with a layer renamed, coloured, shown, hidden, locked or freed. Refused: `unknownLayer`, a name or colour that is none. */
export function changeLayer(
  project: Project,
  args: { readonly layer: LayerId } & Partial<Omit<Layer, "id">>,
): Outcome<Project> {
  const { layer: id, ...change } = args;
  const layers = project.layers ?? [];
  const index = layers.findIndex((one) => one.id === id);
  const before = layers[index];
  if (!before) return refused("unknownLayer", "layer", `there is no layer ${id}`);
  const layer: Layer = { ...before, ...change };
  return firstRefusal(...layerRefusals(layer)) ?? done({ ...project, layers: layers.with(index, layer) });
}
