import { type CustomerFields, newCustomerFields } from "@stanza/offer";
import type { OfferTerms, Shop } from "@stanza/pricing";

/**
 * The fields of an offer of somebody who sells nothing: taxes, American rules, the dealer's view, document type, terms of payment, validity
 * and lead time are those of the shop and its document type, whatever was typed or stored (quote.md §4). Discounts have limits of their own.
 *
 * language  of the offer; the words of the terms are in it
 */
export function withShopTerms(fields: CustomerFields, shop: Shop, language: string): CustomerFields {
  const usual = newCustomerFields(shop, language);
  const { taxCode: _, company: __, ...rest } = fields;
  return {
    ...rest,
    ...(usual.taxCode === undefined ? {} : { taxCode: usual.taxCode }),
    ...(usual.company === undefined ? {} : { company: usual.company }),
    terms: shopTerms(fields.terms, usual.terms),
  };
}

function shopTerms(
  { documentType: _, instalments: __, ...typed }: OfferTerms,
  usual: OfferTerms,
): OfferTerms {
  return {
    ...typed,
    ...(usual.documentType === undefined ? {} : { documentType: usual.documentType }),
    dealerMode: usual.dealerMode,
    unitedStates: usual.unitedStates,
    tax: usual.tax,
    rowRates: {},
    lineRates: {},
    paymentTerms: usual.paymentTerms,
    ...(usual.instalments === undefined ? {} : { instalments: usual.instalments }),
    validity: usual.validity,
    leadTime: usual.leadTime,
    services: Object.fromEntries(
      Object.entries(typed.services).map(([catalogue, services]) => [
        catalogue,
        services.map(({ vat: _, ...service }) => service),
      ]),
    ),
  };
}
