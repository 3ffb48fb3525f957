import { commonValue } from "@stanza/evaluation";
import {
  type EvaluatedAndPriced,
  type Guard,
  openAlternatives,
  type PricingBasis,
} from "@stanza/live-project";
import { type PricedProject, type Text, withoutTrace } from "@stanza/pricing";
import type { ComparisonInput } from "./task-inputs.ts";

/** A project with another option for a variable that its pieces share. */
export interface ComparedOption {
  /** What the variable is called. */
  readonly subject: Text;
  /** The option of most pieces now. */
  readonly present: Text;
  readonly name: Text;
  readonly priced: PricedProject;
  /** Pieces that cannot have it and stay as they are. */
  readonly kept: number;
}

/**
 * Prices the option as an offer would. `null`: the project no longer has the variable or the option, has it already, or none of its
 * pieces can take it.
 */
export function priceOption(
  { project, choice, value }: ComparisonInput,
  basis: PricingBasis,
  guard: Guard,
  today: EvaluatedAndPriced,
): ComparedOption | null {
  const { catalogue, variable, includesOwn } = choice;
  const use = Object.hasOwn(project.catalogues, catalogue) ? project.catalogues[catalogue] : undefined;
  const open = basis.catalogues.get(catalogue)?.open;
  if (!use || !open?.model(use.model)) return null;
  const { model } = use;
  const view = open.header(model, use.headers[model] ?? {}).views.find(({ code }) => code === variable);
  const nameOf = (option: unknown) => view?.options?.find(({ code }) => code === option)?.description;
  const present = commonValue(today.evaluated.rows, { catalogue, variable });
  const [name, offered] = [nameOf(value), nameOf(present)];
  if (!view || !name || !offered || value === present) return null;
  const alternatives = openAlternatives(project, basis, guard, today);
  const { planned, priced } = alternatives.with([{ catalogue, model, variable, value, includesOwn }]);
  if (planned.takes.length === 0) return null;
  return {
    subject: view.description,
    present: offered,
    name,
    priced: withoutTrace(priced),
    kept: planned.refuses.length,
  };
}
