import type { Address, BusinessDetails, Customer } from "@stanza/offer";
import type { OfferTerms } from "@stanza/pricing";
import type { Project, ProjectStatus, RowId } from "@stanza/project";
import type { NumberInput } from "@stanza/quantities";

/** A project with all that is saved beside it: the unit that the server stores and the JSON download holds. */
export interface ProjectDocument {
  readonly project: Project;
  readonly terms: OfferTerms;
  readonly customer: Customer;
  readonly business?: BusinessDetails;
  readonly shipping?: Address;
  readonly notes: string;
  readonly head: ProjectHead;
  /** Fields of the stored form that this version does not know, verbatim. */
  readonly unknown: UnknownFields;
}

/** What the spec keeps on the project itself (spec 1 §3). The server has the last word on status, shop, list and price date. */
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

/** A document around a project that nobody has made an agreement about. */
export function newDocument(project: Project): ProjectDocument {
  return {
    project,
    terms: NO_TERMS,
    customer: NO_CUSTOMER,
    notes: "",
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
