import type { CrmUpload } from "@stanza/codecs";

/** An order as the CRM reports it. */
export interface CrmOrder {
  /** Without spaces and tildes, at most 60 characters. */
  readonly id: string;
  /** The CRM's own word for the state; empty: it reports none. */
  readonly state: string;
  /** An http or https address; absent: the CRM gives none. */
  readonly link?: string;
}

/** The shop's system of customer relations (CRM). */
export interface CrmSystem {
  /**
   * Hands over a project or an offer. The CRM must take an upload with one `key` only once, however often it is sent.
   *
   * errors  `DeliveryRefused` where the CRM refuses for good, another error where it may be tried again
   */
  upload(key: string, upload: CrmUpload): Promise<CrmOrder>;
  /** The order as it is now; `null`: the CRM knows no order of this id. Throws where the CRM does not answer. */
  order(id: string): Promise<CrmOrder | null>;
}
