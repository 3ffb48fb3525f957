import { codeRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";

/**
 * Pins a catalogue's version and selects a model; the header choices of all its models stay.
 *
 * priceList   code of the project's price list; absent: the pinned one stays
 * refused     codes that are empty or too long
 */
export function useCatalogue(
  project: Project,
  args: {
    readonly catalogue: string;
    readonly version: string;
    readonly model: string;
    readonly priceList?: string;
  },
): Outcome<Project> {
  const { catalogue, version, model, priceList } = args;
  const refusal = firstRefusal(
    codeRefusal(catalogue, "catalogue"),
    codeRefusal(version, "version"),
    codeRefusal(model, "model"),
    priceList === undefined ? null : codeRefusal(priceList, "priceList"),
  );
  if (refusal) return refusal;
  const pinned = { version, model, ...(priceList === undefined ? {} : { priceList }) };
  const use = { headers: {}, ...project.catalogues[catalogue], ...pinned };
  return done({ ...project, catalogues: { ...project.catalogues, [catalogue]: use } });
}
