import { ownValue } from "@stanza/catalogue";
import { codeRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { type ChoiceChanges, choicesRefusal, mergeChoices } from "./change-choices.ts";

/**
 * Changes header choices of one model of a catalogue, or removes them with `null`. They are the defaults of every row of that model without
 * a choice of its own. Refused: `unknownCatalogue`, values out of bounds.
 */
export function changeHeader(
  project: Project,
  args: { readonly catalogue: string; readonly model: string; readonly choices: ChoiceChanges },
): Outcome<Project> {
  const { catalogue, model, choices } = args;
  const use = Object.hasOwn(project.catalogues, catalogue) ? project.catalogues[catalogue] : undefined;
  if (!use)
    return refused("unknownCatalogue", "catalogue", `the project does not use the catalogue ${catalogue}`);
  const refusal = firstRefusal(codeRefusal(model, "model"), choicesRefusal(choices, "choices"));
  if (refusal) return refusal;
  const headers = { ...use.headers, [model]: mergeChoices(ownValue(use.headers, model) ?? {}, choices) };
  return done({ ...project, catalogues: { ...project.catalogues, [catalogue]: { ...use, headers } } });
}
