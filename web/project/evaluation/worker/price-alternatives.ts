import { openCatalogue } from "@stanza/catalogue";
import { type AlternativeWish, type Finding, type PlannedAlternative, preflight } from "@stanza/evaluation";
import {
  type CatalogueInUse,
  type EvaluatedAndPriced,
  leavingOut,
  openAlternatives,
  type PricingBasis,
  type Quarantine,
} from "@stanza/live-project";
import { type CustomerFields, soldTotals } from "@stanza/offer";
import type { PricedProject, PriceTerms, Shop } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { type DecimalText, decimal, decimalText } from "@stanza/quantities";
import type { CatalogueVersion } from "./protocol.ts";

/** Asks what a project would cost with other values of its shared variables. */
export interface AlternativeQuestion {
  readonly project: Project;
  readonly terms: PriceTerms;
  readonly priceDate?: string;
  readonly catalogues: readonly CatalogueVersion[];
  readonly quarantine: Quarantine;
  readonly shop: Shop;
  /** The terms of the total; `null`: goods without tax, because the terms cannot be totalled here. */
  readonly fields: Pick<CustomerFields, "terms" | "rows"> | null;
  /** One list of wishes for each alternative, in the order in which they are answered. */
  readonly wishes: readonly (readonly AlternativeWish[])[];
}

/** One alternative, planned and priced. */
export interface PricedAlternative extends PlannedAlternative {
  /** Place in the question. */
  readonly index: number;
  /** The total of the whole project with it. */
  readonly total: DecimalText;
  /** Against the project as it is now; negative: cheaper. */
  readonly difference: DecimalText;
  /** True: something in it has no price. */
  readonly incomplete: boolean;
  /** The checks that find something here and nothing now. */
  readonly findings: readonly Finding[];
}

export type AlternativeAnswer =
  | { readonly kind: "priced"; readonly alternative: PricedAlternative }
  /** Its change is refused, or its rules fail. */
  | { readonly kind: "failed"; readonly index: number; readonly message: string };

/** Prices the alternatives of a project one by one. */
export function* priceAlternatives(question: AlternativeQuestion): Generator<AlternativeAnswer> {
  const { project, terms, priceDate, quarantine, wishes } = question;
  const inUse = new Map<string, CatalogueInUse>();
  for (const { catalogue, prices } of question.catalogues) {
    const open = openCatalogue(catalogue);
    inUse.set(open.code, { open, prices });
  }
  const basis: PricingBasis = { catalogues: inUse, terms, ...(priceDate === undefined ? {} : { priceDate }) };
  const catalogues = new Map([...inUse].map(([code, { open }]) => [code, open] as const));
  const alternatives = openAlternatives(project, basis, leavingOut(quarantine, project));
  const checks = (one: Project, { evaluated, priced }: EvaluatedAndPriced) =>
    preflight(one, evaluated, { unpriced: priced.unpriced, catalogues });

  const { today } = alternatives;
  const total = decimal(totalOf(today.priced, question));
  const known = new Set(checks(project, today).map(({ key }) => key));
  for (const [index, wish] of wishes.entries()) {
    try {
      const result = alternatives.with(wish);
      const amount = totalOf(result.priced, question);
      const alternative: PricedAlternative = {
        ...result.planned,
        index,
        total: amount,
        difference: decimalText(decimal(amount).minus(total), result.priced.decimals),
        incomplete: result.priced.unpriced.length > 0,
        findings: checks(result.project, result).filter(({ key }) => !known.has(key)),
      };
      yield { kind: "priced", alternative };
    } catch (thrown) {
      yield { kind: "failed", index, message: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  }
}

const totalOf = (priced: PricedProject, { fields, shop }: AlternativeQuestion): DecimalText =>
  (fields && soldTotals(priced, fields, shop)?.payable) ?? priced.gross;
