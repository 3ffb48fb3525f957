import { MOST_INSTALMENTS, type OfferTerms } from "@stanza/pricing";
import { z } from "zod";
import { domainValue } from "./operation.ts";

/** The text or number that a person types where a number is meant; an input that is none has its default (quote.md §4). */
const typed = z.union([z.string().max(1000), z.number(), z.null()]).optional();
const text = z.string().max(10_000);
const charge = z.looseObject({ price: typed, code: z.string().max(60).optional() });
const ownRate = z.looseObject({ vat: typed, checked: z.boolean() });
const service = z.looseObject({
  id: z.string().max(200),
  description: z.record(z.string(), z.string()),
  offered: z.boolean().optional(),
  percent: typed,
  minimum: typed,
  price: typed,
  vat: typed,
});
const shape = z.looseObject({
  profile: z.enum(["tiered", "catalogue"]),
  dealerMode: z.boolean(),
  discounts: z.looseObject({
    standard: z.array(typed).max(10),
    appliances: z.array(typed).max(10),
    dealer: typed,
    document: z.array(typed).max(10),
    catalogues: z.record(z.string(), typed),
  }),
  delivery: charge,
  installation: charge,
  services: z.record(z.string(), z.array(service).max(200)),
  documentType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).optional(),
  unitedStates: z.boolean(),
  tax: z.looseObject({
    offerVat: typed,
    customerVat: typed,
    dealerVat: typed,
    salesTax: typed,
    deliveryTaxed: z.boolean(),
    installationTaxed: z.boolean(),
  }),
  rowRates: z.record(z.string(), ownRate),
  lineRates: z.record(z.string(), z.record(z.string(), ownRate)),
  paymentTerms: text,
  instalments: z
    .array(
      z.looseObject({
        when: z.string().max(200),
        date: z.iso.date().optional(),
        percent: typed,
        amount: typed,
      }),
    )
    .max(MOST_INSTALMENTS)
    .optional(),
  validity: text,
  leadTime: text,
});

/** Terms of an offer as a person enters them: their shape is checked here, each number against the seller's limits by the server. */
export const offerTerms = domainValue<OfferTerms>(
  "OfferTerms",
  "Discounts, delivery, installation, taxes and texts of an offer",
  shape,
);
