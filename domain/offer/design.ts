import { type PricedProject, retailTerms, type Shop } from "@stanza/pricing";
import type { CalendarDate, DecimalText } from "@stanza/quantities";
import { composeOffer } from "./compose-offer.ts";
import type { CustomerFields } from "./customer-fields.ts";
import type { Customer, Offer, OfferPosition } from "./offer.ts";
import { taxIncluded } from "./tax-included.ts";

/** A piece of a design as somebody who sells nothing reads it. */
export interface DesignPiece {
  readonly rowId: string;
  readonly catalogue: string;
  readonly description: string;
  readonly quantity: DecimalText;
  /** Made by the others, as a worktop is. */
  readonly automatic: boolean;
  /** Not in the total: the person decides later. */
  readonly optional: boolean;
  /** With tax; absent: one of its prices is missing. */
  readonly amount?: DecimalText;
}

/**
 * A project as people who sell nothing read it: its pieces and one amount with tax, without delivery and services. Plain JSON; amounts are
 * decimal text in `currency` and include the tax.
 */
export interface Design {
  readonly description: string;
  readonly language: string;
  readonly date: CalendarDate;
  readonly shop: { readonly code: string; readonly name: string };
  readonly currency: string;
  readonly pieces: readonly DesignPiece[];
  /** What rounding to the currency's coin adds, `0.00` for nothing: the pieces and this are the total. */
  readonly rounding: DecimalText;
  readonly total: DecimalText;
  /** The tax in the total. */
  readonly tax: DecimalText;
  /** True: the tax is a sales tax. */
  readonly unitedStates: boolean;
  /** False: a piece has no price, and the total is without it. */
  readonly complete: boolean;
}

/** The circumstances of a design that are not in its prices. */
export interface DesignIssue {
  readonly date: CalendarDate;
  readonly description: string;
  readonly language: string;
  /** The marks of rows: optional ones are not in the total. */
  readonly rows?: CustomerFields["rows"];
}

/** Composes the design of a priced project under the shop's retail terms. */
export function composeDesign(priced: PricedProject, shop: Shop, issue: DesignIssue): Design {
  const offer = offerOfDesign(priced, shop, issue);
  const taxed = taxIncluded(offer);
  const optional = offer.options ?? [];
  // An option is in no total, so its tax is its own: the offer says what it adds.
  const surcharges = new Map(optional.map(({ position, surcharge }) => [position.rowId, surcharge]));
  const piece = (position: OfferPosition, catalogue: string, isOptional: boolean): DesignPiece => {
    const { rowId, description, quantity, automatic, lines } = position;
    const amount = isOptional
      ? surcharges.get(rowId)
      : (taxed?.positions.get(rowId)?.amount ?? position.amount);
    const isPriced = amount !== undefined && !lines.some(({ unpriced }) => unpriced);
    return {
      rowId,
      catalogue,
      description,
      quantity,
      automatic,
      optional: isOptional,
      ...(isPriced ? { amount } : {}),
    };
  };
  return {
    description: issue.description,
    language: issue.language,
    date: issue.date,
    shop: { code: shop.code, name: shop.name },
    currency: offer.currency,
    pieces: [
      ...offer.groups.flatMap(({ catalogue, positions }) =>
        positions.map((position) => piece(position, catalogue, false)),
      ),
      ...optional.map(({ position, catalogue }) => piece(position, catalogue, true)),
    ],
    rounding: offer.rounding,
    total: offer.payable,
    tax: offer.tax,
    unitedStates: offer.unitedStates,
    complete: offer.complete,
  };
}

const NOBODY: Customer = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  vatNumber: "",
  address: { street: "", postalCode: "", city: "", county: "", country: "", countryCode: "" },
};

function offerOfDesign(priced: PricedProject, shop: Shop, issue: DesignIssue): Offer {
  const { date, description, language, rows } = issue;
  return composeOffer(
    priced,
    { terms: retailTerms(shop), notes: "", ...(rows ? { rows } : {}) },
    NOBODY,
    shop,
    {
      now: date,
      number: "",
      project: { id: "", description },
      language,
      brand: "",
      catalogueTitles: {},
    },
  );
}
