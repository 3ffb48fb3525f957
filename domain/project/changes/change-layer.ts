import type { LayerId } from "../ids.ts";
import { firstRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Layer, Project } from "../project.ts";
import { layerRefusals } from "./add-layer.ts";

/** Renames, colours, shows, hides, locks or unlocks a layer. Refused: `unknownLayer`, an invalid name or colour. */
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
