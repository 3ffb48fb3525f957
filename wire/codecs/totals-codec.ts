import { ownValue } from "@stanza/catalogue";
import { type OfferTotals, runningTotal } from "@stanza/pricing";
import { OFFER_TOTALS, withSpecNames } from "./spec-names.ts";
import type { StoredProject } from "./stored-project.ts";

type Fields = Readonly<Record<string, unknown>>;

const STEPS = [1, 2, 3, 4] as const;
const OF_DOCUMENT = ["totVatE", "totVatI", "totalGoods", "totalServices", "generalTotal"] as const;
const OF_CATALOGUE = ["tot", "totV", "discount", "totServices", "totalGoods", "generalTotal"] as const;
const OF_INFO: readonly string[] = [
  ...STEPS.flatMap((n) => [`totalDiscount${n}`, `totalDiscount${n}E`]),
  "totalDiscountDealer",
  "totalVat",
  "vatPrice",
];

/**
 * The stored form with every total under its name of spec 2 §3, for hosts and ERPs: `customerFields`, `customerFieldsInfo`,
 * `catalogsRows` and `offer`, and with what is agreed under its names too (`withSpecNames`). Amounts are decimal text with the currency's decimals; a running total of a group that the profile or mode
 * does not have is 0. Reading it back drops them again, as they follow from the rest.
 *
 * Source: spec 2 §3, quote.md §4 R9. ASSUMED: of a catalogue `tot` is its goods before discounts, `totV` all of it after them.
 */
export function withTotals(stored: StoredProject, totals: OfferTotals): StoredProject {
  const own: Fields = stored.customerFields ?? {};
  const info = fieldsOf(own.customerFieldsInfo);
  const catalogues = fieldsOf(own.catalogsRows);
  const totalled: StoredProject = {
    ...stored,
    customerFields: {
      ...stored.customerFields,
      totVatE: totals.netTotal,
      totVatI: totals.total,
      totalGoods: totals.goods,
      totalServices: totals.servicesTotal,
      generalTotal: totals.generalTotal,
      customerFieldsInfo: {
        ...info,
        ...Object.fromEntries(
          STEPS.flatMap((n) => [
            [`totalDiscount${n}`, runningTotal(totals, "standard", n)],
            [`totalDiscount${n}E`, runningTotal(totals, "appliances", n)],
          ]),
        ),
        totalDiscountDealer: runningTotal(totals, "dealer", 1),
        totalVat: totals.total,
        vatPrice: totals.tax,
      },
      catalogsRows: {
        ...catalogues,
        ...Object.fromEntries(
          totals.catalogues.map(({ catalogue, gross, goods, discount, services, total }) => [
            catalogue,
            {
              ...fieldsOf(ownValue(catalogues, catalogue)),
              tot: gross,
              totV: total,
              discount,
              totServices: services,
              totalGoods: goods,
              generalTotal: total,
            },
          ]),
        ),
      },
    },
    offer: {
      ...stored.offer,
      netTotal: totals.netTotal,
      Crm3CadPrNet: totals.netTotal,
      Crm3CadPrVat: totals.tax,
      Crm3CadPrTot: totals.total,
    },
  };
  return withSpecNames(totalled, totals);
}

/** Returns the unknown fields without the totals, which may be those of another day. */
export function withoutTotals(unknown: { readonly customerFields: Fields; readonly offer: Fields }): {
  readonly customerFields: Fields;
  readonly offer: Fields;
} {
  const { customerFieldsInfo, catalogsRows, ...fields } = unknown.customerFields;
  const info = without(fieldsOf(customerFieldsInfo), OF_INFO);
  const catalogues = Object.fromEntries(
    Object.entries(fieldsOf(catalogsRows)).flatMap(([code, value]) => {
      const kept = without(fieldsOf(value), OF_CATALOGUE);
      return Object.keys(kept).length > 0 ? [[code, kept]] : [];
    }),
  );
  return {
    customerFields: {
      ...without(fields, OF_DOCUMENT),
      ...(Object.keys(info).length > 0 ? { customerFieldsInfo: info } : {}),
      ...(Object.keys(catalogues).length > 0 ? { catalogsRows: catalogues } : {}),
    },
    offer: without(unknown.offer, OFFER_TOTALS),
  };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
