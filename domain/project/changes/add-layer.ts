import { codeRefusal, firstRefusal, LIMITS, textRefusal } from "../limits.ts";
import { done, type Outcome, type ProjectRefusal, refused } from "../outcome.ts";
import type { Layer, Project } from "../project.ts";

/** Adds a layer at the end of the list. Refused: `duplicateId`, `tooManyLayers`, an invalid name or colour. */
export function addLayer(project: Project, layer: Layer): Outcome<Project> {
  const layers = project.layers ?? [];
  const refusal = firstRefusal(codeRefusal(layer.id, "id"), ...layerRefusals(layer));
  if (refusal) return refusal;
  if (layers.some(({ id }) => id === layer.id)) {
    return refused("duplicateId", "id", `there is already a layer ${layer.id}`);
  }
  if (layers.length >= LIMITS.maxLayers) {
    return refused("tooManyLayers", "layers", `a project has at most ${LIMITS.maxLayers} layers`);
  }
  return done({ ...project, layers: [...layers, layer] });
}

export function layerRefusals({
  name,
  colour,
}: Pick<Layer, "name" | "colour">): readonly (ProjectRefusal | null)[] {
  return [textRefusal(name, "name", 1, LIMITS.maxCode), colourRefusal(colour, "colour")];
}

export function colourRefusal(value: unknown, at: string): ProjectRefusal | null {
  return typeof value === "string" && /^#[0-9a-f]{6}$/.test(value)
    ? null
    : { cause: "badText", at, message: "expected a colour as #rrggbb in lower case" };
}
