import { openCatalogue } from "@stanza/catalogue";
import type { EvaluatedProject } from "@stanza/evaluation";
import {
  type CatalogueInUse,
  leavingOut,
  openLiveProject,
  type PricingBasis,
  type Quarantine,
} from "@stanza/live-project";
import type { PricedProject, PriceTerms } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import type { CatalogueVersion } from "./protocol.ts";

/** Asks for several states of a project, each with the catalogues that it pins. */
export interface StatesQuestion {
  readonly states: readonly {
    readonly project: Project;
    readonly catalogues: readonly CatalogueVersion[];
  }[];
  readonly terms: PriceTerms;
  readonly priceDate?: string;
  readonly quarantine: Quarantine;
}

export interface EvaluatedState {
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly priced: PricedProject;
}

/** Evaluates and prices each state by itself. */
export function evaluateStates({
  states,
  terms,
  priceDate,
  quarantine,
}: StatesQuestion): readonly EvaluatedState[] {
  return states.map(({ project, catalogues }) => {
    const inUse = new Map<string, CatalogueInUse>();
    for (const { catalogue, prices } of catalogues) {
      const open = openCatalogue(catalogue);
      inUse.set(open.code, { open, prices });
    }
    const basis: PricingBasis = {
      catalogues: inUse,
      terms,
      ...(priceDate === undefined ? {} : { priceDate }),
    };
    const { evaluated, priced } = openLiveProject(leavingOut(quarantine, project)).update(project, basis);
    return { project, evaluated, priced };
  });
}
