import type { OfferPromotion } from "@stanza/offer";

/** Every word that an offer prints by itself. */
export interface PrintLabels {
  readonly offer: string;
  readonly draft: string;
  readonly draftNote: string;
  readonly number: string;
  readonly version: string;
  readonly date: string;
  readonly validUntil: string;
  readonly validity: string;
  readonly project: string;
  readonly customer: string;
  readonly shipping: string;
  readonly vatNumber: string;
  readonly position: string;
  readonly picture: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly included: string;
  readonly noPrice: string;
  readonly subtotal: string;
  readonly summary: string;
  readonly goods: string;
  readonly standard: string;
  readonly appliances: string;
  readonly undiscounted: string;
  readonly discount: string;
  readonly goodsTotal: string;
  readonly servicesTotal: string;
  readonly delivery: string;
  readonly installation: string;
  readonly net: string;
  /** `{rate}` and `{base}`. */
  readonly tax: string;
  readonly salesTax: string;
  readonly taxes: string;
  readonly items: string;
  readonly otherItems: string;
  /** `{number}` */
  readonly roomNumber: string;
  readonly pricesWithTax: string;
  readonly pricesWithoutTax: string;
  readonly pricesWithSalesTax: string;
  readonly pricesWithoutSalesTax: string;
  readonly totalWithTax: string;
  readonly totalWithSalesTax: string;
  /** `{rate}` and `{base}`. */
  readonly taxWithin: string;
  readonly salesTaxWithin: string;
  readonly bankDetails: string;
  readonly customerBank: string;
  readonly total: string;
  readonly rounding: string;
  readonly payable: string;
  /** `{percent}` */
  readonly deposit: string;
  readonly balance: string;
  readonly paymentTerms: string;
  readonly leadTime: string;
  /** The kinds of the maker's promotions that a dealer orders under. */
  readonly promotion: Readonly<Record<OfferPromotion["chosen"][number]["kind"], string>>;
  /** The day on which the dealer means to order. */
  readonly orderDate: string;
  readonly notes: string;
  readonly acceptance: string;
  /** The title of what the client has accepted. */
  readonly acceptedOffer: string;
  readonly acceptedTitle: string;
  readonly offeredBy: string;
  readonly acceptedBy: string;
  readonly acceptedHow: string;
  readonly online: string;
  readonly onPaper: string;
  readonly optionsTaken: string;
  readonly offeredDocument: string;
  readonly placeAndDate: string;
  readonly signature: string;
  readonly link: string;
  readonly drawings: string;
  /** Before the finishes of a group. */
  readonly finishes: string;
  /** Before what follows the signature and is signed with it. */
  readonly includes: string;
  /** `{page}` */
  readonly onPage: string;
  /** `{from}` and `{to}`. */
  readonly onPages: string;
  readonly options: string;
  readonly optionsNote: string;
  readonly fingerprint: string;
  readonly scale: string;
  /** `{page}` and `{pages}`. */
  readonly page: string;
  /** `{thing}` */
  readonly pictureOf: string;
  readonly room: string;
  readonly plan: string;
  readonly wall: string;
  readonly units: Readonly<Record<"pc" | "m" | "m2" | "kg" | "set", string>>;
  /** The unit of a single piece. */
  readonly onePiece: string;
}

/** A label with its `{name}`s filled in. */
export function fill(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
