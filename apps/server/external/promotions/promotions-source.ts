import type { Promotions } from "@stanza/pricing";

/** The source of a deployment's promotions: its ERP, or a file beside its configuration. */
export interface PromotionsSource {
  /**
   * Every promotion of a catalogue, for any shop and day.
   *
   * orderDate  ISO date that is sent to an ERP; empty: the ERP uses its own date
   * errors     OutsideFailure where an ERP gives no answer that can be used
   */
  of(catalogue: string, orderDate: string): Promise<Promotions>;
}

export const NO_PROMOTIONS: Promotions = { campaign: [], delivery: [], list: [] };
