import { NO_TERMS, newDocument, type ProjectDocument, withoutIdentity } from "@stanza/codecs";
import type { CustomerFields } from "@stanza/offer";
import type { OfferTerms } from "@stanza/pricing";
import type { Project } from "@stanza/project";

interface CloneOptions {
  readonly description: string;
  /** True: the customer and what was agreed with them go along. */
  readonly keepsCustomer: boolean;
  /** The fields that a new project of the clone's shop starts with. */
  readonly usual: CustomerFields;
  /** False: the clone is another shop's, whose taxes and document type it takes. */
  readonly isSameShop: boolean;
}

/**
 * The document of a new project made from another: geometry, rows and the terms of sale. What makes the original that one stays behind
 * in any case: its number, CRM order, price date, version, picture and offer mark.
 *
 * Without the customer nothing personal goes along either: customer, addresses, business details, the customer's discounts and tax
 * rates, the price increase, notes, references, photographs of their home, and every field that this version does not know, as it may hold
 * anything.
 *
 * Source: reliability.md T43. ASSUMED: which fields are personal; delivery, installation, services, terms of payment, validity and lead
 * time are the shop's way to sell and stay.
 */
export function cloneDocument(original: ProjectDocument, options: CloneOptions): ProjectDocument {
  const { keepsCustomer, usual, isSameShop } = options;
  const kept = keepsCustomer ? withoutIdentity(original) : withoutCustomer(original, usual);
  return {
    ...(isSameShop ? kept : inShop(kept, usual)),
    project: { ...kept.project, description: options.description },
  };
}

/** Fields that the new shop leaves empty, e.g. a tax code, are not taken from the old shop either. */
function inShop(document: ProjectDocument, usual: CustomerFields): ProjectDocument {
  const { company: _company, taxCode: _taxCode, priceList: _priceList, ...rest } = document;
  return { ...rest, ...usual };
}

/** A document with nothing but what is listed here, so that a field added later has to be thought of. */
function withoutCustomer(original: ProjectDocument, usual: CustomerFields): ProjectDocument {
  const { project, terms, company, taxCode, language } = original;
  return newDocument(withoutPersonal(project), {
    ...usual,
    ...(company === undefined ? {} : { company }),
    ...(taxCode === undefined ? {} : { taxCode }),
    ...(language === undefined ? {} : { language }),
    terms: agreedWithNobody(terms),
  });
}

function withoutPersonal(project: Project): Project {
  // A custom article is nothing but what was typed for one customer.
  const sold = project.rows.filter(({ lines }) => lines === undefined);
  const { photos: _photos, ...rest } = project;
  return { ...rest, rows: sold.map(({ note: _note, ...row }) => row) };
}

function agreedWithNobody(terms: OfferTerms): OfferTerms {
  const { customerVat: _vat, ...tax } = terms.tax;
  return { ...terms, discounts: NO_TERMS.discounts, tax, rowRates: {}, lineRates: {} };
}
