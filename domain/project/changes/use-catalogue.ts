import { codeRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";

/** The project with a catalogue's version pinned and a model in use; the header choices of all its models stay. Refused: codes that are empty or too long. */
export function useCatalogue(
  project: Project,
  args: { readonly catalogue: string; readonly version: string; readonly model: string },
): Outcome<Project> {
  const { catalogue, version, model } = args;
  const refusal = firstRefusal(
    codeRefusal(catalogue, "catalogue"),
    codeRefusal(version, "version"),
    codeRefusal(model, "model"),
  );
  if (refusal) return refusal;
  const use = { headers: {}, ...project.catalogues[catalogue], version, model };
  return done({ ...project, catalogues: { ...project.catalogues, [catalogue]: use } });
}
