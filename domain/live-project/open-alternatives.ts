import {
  type AlternativeWish,
  alternativeChange,
  type PlannedAlternative,
  planAlternative,
} from "@stanza/evaluation";
import { accepted, type Project } from "@stanza/project";
import { type EvaluatedAndPriced, openLiveProject } from "./live-project.ts";
import type { PricingBasis } from "./pricing-basis.ts";
import { type Guard, UNGUARDED } from "./watchdog/guard.ts";

/** A project as it would be with other values of its shared variables. */
export interface Alternative extends EvaluatedAndPriced {
  readonly planned: PlannedAlternative;
  readonly project: Project;
}

/** Plans, evaluates and prices alternatives of one project, one at a time. */
export interface Alternatives {
  /** The project as it is. */
  readonly today: EvaluatedAndPriced;
  /** Throws where a wish names what the project does not have. */
  with(wishes: readonly AlternativeWish[]): Alternative;
}

/** today  absent: it is evaluated and priced here */
export function openAlternatives(
  project: Project,
  basis: PricingBasis,
  guard: Guard = UNGUARDED,
  today: EvaluatedAndPriced = openLiveProject(guard).update(project, basis),
): Alternatives {
  const { priceDate } = basis;
  const catalogues = new Map([...basis.catalogues].map(([code, { open }]) => [code, open] as const));
  const then = openLiveProject(guard);
  const at = (one: Project) => (one === project ? today : then.update(one, basis));
  return {
    today,
    with(wishes) {
      const planned = planAlternative(project, wishes, {
        catalogues,
        evaluate: (one) => at(one).evaluated.rows,
        ...(priceDate === undefined ? {} : { priceDate }),
      });
      const changed = accepted(alternativeChange(planned.change)(project));
      return { planned, project: changed, ...at(changed) };
    },
  };
}
