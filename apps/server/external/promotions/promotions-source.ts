import type { Promotions } from "@stanza/pricing";

/** Where a deployment's promotions come from: its ERP, or a file beside its configuration. */
export interface PromotionsSource {
  /**
   * Every promotion of a catalogue, for any shop and day.
   *
   * orderDate  ISO date that an ERP is asked with; empty: the ERP's own today
   * errors     OutsideFailure where an ERP gives no answer that can be used
   */
  of(catalogue: string, orderDate: string): Promise<Promotions>;
}

export const NO_PROMOTIONS: Promotions = { campaign: [], delivery: [], list: [] };
