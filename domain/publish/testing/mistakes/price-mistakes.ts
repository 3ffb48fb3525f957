import type { Mistake } from "./mistake.ts";

/** The mistakes in price lists and services. */
export const PRICE_MISTAKES: readonly Mistake[] = [
  {
    what: "amount with a comma",
    file: "prices/LIST01/base1.csv",
    on: '"236,50"',
    code: "E_PRICE",
    says: /'236,50' is not an amount/,
    meant: "236.50",
  },
  {
    what: "negative price",
    file: "prices/LIST01/items.csv",
    on: "HB160,-14.50",
    code: "E_PRICE",
    says: /a price is not negative/,
    meant: "14.50",
  },
  {
    what: "item twice",
    file: "prices/LIST01/items.csv",
    on: "125.00",
    code: "E_DUPLICATE",
    says: /WF-BASE occurs twice/,
  },
  {
    what: "validity that is over before it starts",
    file: "prices/LIST01/list.yaml",
    on: "validTo",
    code: "E_DATE",
    says: /validTo is before validFrom/,
  },
  {
    what: "kind of surcharge",
    file: "prices/LIST01/surcharges.csv",
    on: "560,procent",
    code: "E_CSV",
    says: /'procent' is not percent or fixed/,
    meant: "percent",
  },
  {
    what: "ragged CSV",
    file: "prices/LIST01/wsec.csv",
    on: "600,112.00,118.00",
    code: "E_CSV",
    says: /3 cells, the header 4/,
  },
  {
    what: "unknown list to derive from",
    file: "prices/LIST02/list.yaml",
    on: "list: LIST1,",
    code: "E_NAME",
    says: /no price list 'LIST1'/,
    meant: "LIST01",
  },
  {
    what: "currency that is no code",
    file: "prices/LIST03/list.yaml",
    on: "currency: Fr.",
    code: "E_SCHEMA",
    says: /currencies are written EUR/,
  },
  {
    what: "amount without quotes",
    file: "services.yaml",
    on: "fixed: 80",
    code: "E_SCHEMA",
    says: /amount in quotes/,
  },
];
