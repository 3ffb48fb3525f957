import type { CrmUpload } from "@stanza/codecs";

/** What the CRM says of an order. */
export interface CrmOrder {
  /** Without spaces and tildes, at most 60 characters. */
  readonly id: string;
  /** In its own words; empty: it says none. */
  readonly state: string;
  /** http or https; absent: it gives none. */
  readonly link?: string;
}

/** The customer relations of a shop, kept elsewhere. */
export interface CrmSystem {
  /**
   * Hands a project or an offer over. The CRM is asked to take the same `key` once, however often it comes.
   *
   * errors  `DeliveryRefused` where the CRM refuses for good, another error where it may be tried again
   */
  upload(key: string, upload: CrmUpload): Promise<CrmOrder>;
  /** What it says of an order now; `null`: it knows none of this id. Throws where it gives no answer. */
  order(id: string): Promise<CrmOrder | null>;
}
