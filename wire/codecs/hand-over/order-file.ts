import { z } from "zod";

const decimal = z
  .string()
  .max(40)
  .regex(/^-?\d+(\.\d+)?$/, "expected a decimal number as text");
const hash = z.string().regex(/^[0-9a-f]{64}$/, "expected a SHA-256 in hexadecimal");
const count = z.int().nonnegative();

const address = z.strictObject({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  county: z.string(),
  country: z.string(),
  countryCode: z.string().describe("ISO 3166, two letters; empty where unknown"),
});

const handedLine = z.strictObject({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  variants: z
    .array(z.strictObject({ code: z.string(), value: z.string() }))
    .describe("In the article's order"),
  quantity: decimal.describe("The quantity in the whole order: the line's quantity × the position's"),
  unit: z.enum(["pc", "m", "m2", "kg", "set"]),
  included: z.boolean().describe("True: it has no price of its own"),
  unitPrice: decimal.nullable().describe("Before discounts; null: included, or without a price"),
  amount: decimal.nullable().describe("quantity × unitPrice, rounded"),
  discountGroup: z.string(),
  reference: z.string().describe("rifGmk of the line; empty: none"),
});

const handedPosition = z.strictObject({
  number: count,
  rowId: z.string(),
  projectId: z.string(),
  catalogue: z.string(),
  description: z.string(),
  note: z.string(),
  quantity: decimal,
  automatic: z.boolean().describe("True: the configurator added it, e.g. a worktop"),
  needsPhoto: z.boolean(),
  reference: z.string().describe("rifGmk of the row; empty: none"),
  amount: decimal.describe("Before discounts: the sum of its lines"),
  lines: z.array(handedLine),
});

const handedTotals = z.strictObject({
  gross: decimal.describe("Sum of the positions"),
  discount: decimal,
  goods: decimal.describe("gross − discount"),
  services: decimal,
  delivery: z.strictObject({ code: z.string(), charged: z.boolean(), amount: decimal, rate: decimal }),
  installation: z.strictObject({ code: z.string(), charged: z.boolean(), amount: decimal, rate: decimal }),
  net: decimal.describe("goods + services + delivery + installation"),
  taxes: z.array(z.strictObject({ rate: decimal, base: decimal, tax: decimal })),
  tax: decimal.describe("Sum of the taxes"),
  total: decimal.describe("net + tax"),
  rounding: decimal.describe("To the coin that exists; 0 but for Swiss francs"),
  payable: decimal.describe("total + rounding"),
  deposit: z.strictObject({ percent: decimal, amount: decimal, balance: decimal }).nullable(),
});

const handedParties = z.strictObject({
  shop: z.strictObject({ code: z.string(), name: z.string(), country: z.string() }),
  customer: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    vatNumber: z.string(),
    address,
  }),
  business: z
    .record(z.string(), z.string())
    .nullable()
    .describe("Name, bank and address of the customer's business"),
  shipping: address.nullable().describe("null: the customer's address"),
});

/** The hand-over file of an order, `docs/order-file.md`; its JSON Schema in docs/schema is made of this. */
export const orderFile = z.strictObject({
  format: z.literal("stanza-order/2"),
  number: z.string(),
  replaces: z
    .string()
    .nullable()
    .describe("Number of the earlier order of this project that it takes the place of"),
  createdAt: z.iso.datetime(),
  date: z.iso.date().describe("The day of the order in the shop's calendar"),
  crmOrder: z.string().describe("Empty: the project is linked to none"),
  projects: z
    .array(z.strictObject({ id: z.string(), description: z.string(), revision: count }))
    .min(1)
    .describe("Several where the order is of a combined offer"),
  offer: z
    .strictObject({
      number: z.string(),
      name: z.string(),
      date: z.iso.date(),
      hash: hash.nullable().describe("SHA-256 that the offer's documents show"),
      accepted: z.boolean().describe("True: the client accepted it"),
    })
    .nullable()
    .describe("null: ordered without an offer, priced when it was ordered"),
  ...handedParties.shape,
  language: z.string().describe("The language of the texts"),
  currency: z.string(),
  decimals: count,
  catalogues: z.array(
    z.strictObject({
      code: z.string(),
      version: z.string(),
      priceList: z.string().describe("Its version is the catalogue's; empty: none"),
    }),
  ),
  promotions: z
    .array(z.strictObject({ kind: z.string(), code: z.string(), description: z.string() }))
    .describe("Campaign, delivery and list that the dealer orders under"),
  promotionDate: z.iso
    .date()
    .nullable()
    .describe("Later day of the order that the promotions were granted for; null: none"),
  positions: z.array(handedPosition).min(1),
  services: z.array(
    z.strictObject({
      id: z.string(),
      catalogue: z.string(),
      description: z.string(),
      rate: decimal,
      amount: decimal,
    }),
  ),
  totals: handedTotals,
  terms: z.strictObject({ payment: z.string(), leadTime: z.string(), notes: z.string() }),
  checksum: z.strictObject({ algorithm: z.literal("SHA-256"), value: hash }),
});
export type OrderFile = z.output<typeof orderFile>;
