import { ownValue } from "@stanza/catalogue";
import type { ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import {
  type CombinedPart,
  type Customer,
  type CustomerFields,
  combineParts,
  composeCombined,
  composeOffer,
  largestDiscount,
  type Offer,
  type OfferIssue,
  type PricedComparison,
} from "@stanza/offer";
import {
  type ChosenPromotion,
  type DiscountShare,
  InvalidTermsError,
  type OfferTerms,
  type PricedProject,
  type Shop as PricingShop,
  promotedTerms,
  termsLimitProblems,
  termsWithoutGrant,
  textIn,
  withoutTrace,
} from "@stanza/pricing";
import type { Actor } from "@stanza/project";
import { decimalOr, documentLocale, type NumberInput } from "@stanza/quantities";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { isShopStaff } from "../operation/shop-staff.ts";
import { withShopTerms } from "./shop-terms.ts";

/** A project as an offer takes it, priced by the server. */
export interface OfferedProject {
  readonly projectId: number;
  readonly document: ProjectDocument;
  readonly priced: PricedProject;
  /** The shop with the price lists of this project. */
  readonly shop: Shop;
  readonly catalogues: ReadonlyMap<string, PublishedCatalogue>;
  readonly quantity: number;
  readonly title: string;
}

export interface OfferWish {
  /** The person whose offer it is. */
  readonly actor: Actor;
  /** The terms as that person entered them. Of those who sell nothing, some are the shop's (`withShopTerms`). */
  readonly terms: OfferTerms;
  /** That the projects are priced with; absent: none. */
  readonly promotion?: ChosenPromotion | undefined;
  /** Taken from the project's record, because anybody may have written its document (reliability.md T18). */
  readonly crmOrder: string;
  readonly number: string;
  readonly name: string;
  readonly language: string;
  readonly day: string;
  readonly validUntil?: string;
  /** Its documents are dressed in; absent for what is not printed. */
  readonly brand?: string;
  /** Shown beside what is offered; absent: none. */
  readonly comparison?: PricedComparison | undefined;
}

/** All that an offer is composed from, as plain JSON: kept with an offer that has optional positions, to total it anew. */
export interface OfferBasis {
  /** One, or the several of a combined quotation. */
  readonly parts: readonly CombinedPart[];
  readonly isCombined: boolean;
  /** With the terms as a promotion makes them. */
  readonly fields: CustomerFields;
  /** The terms by what the seller takes off, where a promotion makes that another thing; absent: the fields' own. */
  readonly ownTerms?: OfferTerms;
  readonly customer: Customer;
  readonly shop: PricingShop;
  readonly issue: OfferIssue;
  /** Coefficient below 1 counts as a discount, see `discountShare`. */
  readonly pricesIncrease: NumberInput;
}

/**
 * The basis for the offer of these projects; customer and texts come from the first. Throws `InvalidTermsError` for
 * terms that would take money off past every discount.
 */
export function basisOf(
  projects: readonly [OfferedProject, ...OfferedProject[]],
  wish: OfferWish,
): OfferBasis {
  const [first] = projects;
  const { document, projectId } = first;
  const { promotion } = wish;
  const shop = pricingShop(first.shop);
  const language = documentLocale(wish.language, shop.country);
  const sells = isShopStaff(wish);
  const typed = { ...fieldsOf(document), terms: wish.terms };
  const agreed = sells ? typed : withShopTerms(typed, shop, wish.language);
  const { terms } = agreed;
  const limits = termsLimitProblems(terms);
  if (limits.length > 0) throw new InvalidTermsError(limits);
  const codes = [...new Set(projects.flatMap(({ catalogues }) => [...catalogues.keys()]))];
  /** The texts of each project about a catalogue, without repetitions. */
  const said = (of: (project: OfferedProject, code: string) => string | undefined) =>
    Object.fromEntries(
      codes.map((code) => [
        code,
        [...new Set(projects.flatMap((project) => of(project, code) ?? []))].join(", "),
      ]),
    );
  return {
    parts: projects.map(({ projectId: id, priced, title, quantity, document: own }) => ({
      project: { id: String(id), description: own.project.description },
      title,
      quantity,
      priced: withoutTrace(priced),
      fields: {
        ...(own.rows ? { rows: own.rows } : {}),
        ...(own.lineReferences ? { lineReferences: own.lineReferences } : {}),
        terms: sells
          ? { rowRates: own.terms.rowRates, lineRates: own.terms.lineRates }
          : { rowRates: {}, lineRates: {} },
      },
    })),
    isCombined: projects.length > 1,
    fields: { ...agreed, terms: promotedTerms(terms, promotion), crmOrder: wish.crmOrder },
    ...(promotion ? { ownTerms: termsWithoutGrant(terms, promotion) } : {}),
    customer: document.customer,
    shop,
    issue: {
      now: wish.day,
      number: wish.number,
      name: wish.name,
      version: document.head.currentVersion,
      project: { id: String(projectId), description: document.project.description },
      language,
      brand: wish.brand ?? "stanza",
      catalogueTitles: Object.fromEntries(
        projects.flatMap(({ catalogues }) =>
          [...catalogues].map(([code, { open }]) => [code, textIn(open.description, language)]),
        ),
      ),
      catalogueVersions: said(({ catalogues }, code) => catalogues.get(code)?.version),
      priceLists: said(({ shop, catalogues }, code) =>
        catalogues.has(code) ? ownValue(shop.priceLists, code) : undefined,
      ),
      ...(wish.validUntil === undefined || !sells ? {} : { validUntil: wish.validUntil }),
      ...(promotion ? { promotion } : {}),
      ...(wish.comparison ? { comparison: wish.comparison } : {}),
    },
    pricesIncrease: smallestIncrease(projects),
  };
}

/** The offer of a basis; `taken` are optional rows that the customer takes. Throws `InvalidTermsError`. */
export function composeBasis(basis: OfferBasis, taken: readonly string[] = []): Offer {
  const { parts, fields, customer, shop } = basis;
  const issue = { ...basis.issue, taken };
  const [only] = parts;
  return basis.isCombined || !only
    ? composeCombined(parts, fields, customer, shop, issue)
    : composeOffer(only.priced, fields, customer, shop, issue);
}

/** The largest discount that the offer of a basis can come to. Throws `InvalidTermsError`. */
export function shareOfBasis(basis: OfferBasis): DiscountShare {
  const { parts, isCombined, ownTerms, shop, pricesIncrease } = basis;
  const fields = ownTerms ? { ...basis.fields, terms: ownTerms } : basis.fields;
  const [only] = parts;
  if (isCombined || !only) {
    const combined = combineParts(parts, fields);
    return largestDiscount(combined.priced, combined.fields, shop, pricesIncrease);
  }
  return largestDiscount(only.priced, fields, shop, pricesIncrease);
}

/** The agreement of a document, without the project that it is about. */
function fieldsOf(document: ProjectDocument): CustomerFields {
  const { project: _, customer: __, head: ___, unknown: ____, ...fields } = document;
  return fields;
}

/** ASSUMED: of several projects the smallest coefficient counts for all, so that none hides a discount. */
function smallestIncrease(projects: readonly OfferedProject[]): NumberInput {
  const increases = projects.map(({ document }) => document.head.pricesIncrease);
  return increases.reduce((least, one) => (decimalOr(one, "1").cmp(decimalOr(least, "1")) < 0 ? one : least));
}
