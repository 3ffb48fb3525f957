import type { Address, BusinessDetails, Customer, CustomerFields } from "@stanza/offer";
import type { OfferTerms } from "@stanza/pricing";
import type { Project, ProjectStatus, RowId } from "@stanza/project";
import type { NumberInput } from "@stanza/quantities";

/** A project with its terms and its customer: the unit that the server stores and the JSON download holds. */
export interface ProjectDocument extends CustomerFields {
  readonly project: Project;
  readonly customer: Customer;
  readonly head: ProjectHead;
  /** Fields of the stored form that this version does not know, verbatim. */
  readonly unknown: UnknownFields;
}

/**
 * The data that the spec keeps on the project itself (spec 1 §3). The server has the last word on status, shop, list, price date and
 * offer.
 */
export interface ProjectHead {
  readonly id?: number;
  readonly status: ProjectStatus;
  readonly isOpen: boolean;
  readonly isOffer: boolean;
  readonly shopId: string;
  readonly listId: string;
  readonly customerCode: string;
  readonly pricesIncrease: NumberInput;
  /** ISO date. */
  readonly priceDate: string | null;
  readonly picture?: string;
  readonly currentVersion: string;
}

export interface UnknownFields {
  readonly project: Readonly<Record<string, unknown>>;
  readonly rows: Readonly<Record<RowId, Readonly<Record<string, unknown>>>>;
}

export const NO_ADDRESS: Address = {
  street: "",
  postalCode: "",
  city: "",
  county: "",
  country: "",
  countryCode: "",
};

export const NO_CUSTOMER: Customer = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  vatNumber: "",
  address: NO_ADDRESS,
};

/** A business of which nothing is known. */
export const NO_BUSINESS: BusinessDetails = {
  name: "",
  agency: "",
  street: "",
  city: "",
  postalCode: "",
  nation: "",
  phone: "",
  iban: "",
  bic: "",
  abi: "",
  cab: "",
  cin: "",
  account: "",
};

/** Terms that change nothing: no discount, no charge. */
export const NO_TERMS: OfferTerms = {
  profile: "tiered",
  dealerMode: false,
  discounts: { standard: [], appliances: [], dealer: 0, document: [], catalogues: {} },
  delivery: { price: 0, code: "02" },
  installation: { price: 0, code: "02" },
  services: {},
  unitedStates: false,
  tax: { deliveryTaxed: false, installationTaxed: false },
  rowRates: {},
  lineRates: {},
  paymentTerms: "",
  validity: "",
  leadTime: "",
};

export const NO_FIELDS: CustomerFields = { terms: NO_TERMS, notes: "" };

/** A document around a project; `newCustomerFields` of the offer package gives a shop's usual fields. */
export function newDocument(project: Project, fields: CustomerFields = NO_FIELDS): ProjectDocument {
  return {
    ...fields,
    project,
    customer: NO_CUSTOMER,
    head: {
      status: "unassigned",
      isOpen: true,
      isOffer: false,
      shopId: "",
      listId: "",
      customerCode: "",
      pricesIncrease: 1,
      priceDate: null,
      currentVersion: "",
    },
    unknown: { project: {}, rows: {} },
  };
}
