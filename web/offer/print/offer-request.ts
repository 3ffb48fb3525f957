import type { OfferTerms } from "@stanza/pricing";
import type { OfferPrintWish } from "./options/print-choice.ts";

interface OfferWish {
  readonly terms: OfferTerms;
  /** Language of the quote. */
  readonly language: string;
  /** Last day of validity, ISO date. Without it the terms decide. */
  readonly validity?: string;
  /** The options for printing. Without them the person is asked. */
  readonly print?: OfferPrintWish;
  /** The open problems that the person has confirmed. */
  readonly confirmed?: readonly string[];
}

/** The offer to make: of one project, or of several with a quantity of each. */
export type OfferRequest = OfferWish &
  (
    | { readonly projectId: number }
    | {
        readonly parts: readonly {
          readonly projectId: number;
          readonly quantity: number;
          readonly title?: string;
        }[];
      }
  );
