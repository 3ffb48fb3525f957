import type { Offer } from "@stanza/offer";
import { handedParties, handedPositions, handedTotals, type RowMarks } from "./handed-offer.ts";

/** The facts of an upload that the offer it is made from does not hold. */
export interface CrmIssue {
  readonly revision: number;
  /** Order that the project is linked to already; empty: the CRM makes a new one. */
  readonly order: string;
  /** The address of the project in Stanza, for those who sign in there. */
  readonly address: string;
  /** `null`: the project has no offer of this revision; it was priced for the upload. */
  readonly offer: {
    readonly number: string;
    readonly hash: string | null;
    /** `null`: the PDF is still being made. */
    readonly pdf: { readonly fileName: string; readonly sha256: string; readonly address: string } | null;
  } | null;
  readonly marks: (rowId: string) => RowMarks | undefined;
}

/**
 * A project or offer as the CRM is handed it. The spec's names of the CRM's amounts (spec 2 §3 `Crm3CadPr…`) stand beside those of the
 * order file.
 */
export function writeCrmUpload(offer: Offer, issue: CrmIssue) {
  const totals = handedTotals(offer);
  return {
    format: "stanza-crm/1",
    crmData: { id: issue.order },
    project: {
      id: offer.project.id,
      description: offer.project.description,
      revision: issue.revision,
      address: issue.address,
    },
    offer: issue.offer && {
      number: issue.offer.number,
      name: offer.name,
      version: offer.version,
      date: offer.date,
      validUntil: offer.validUntil ?? null,
      hash: issue.offer.hash,
      pdf: issue.offer.pdf,
    },
    ...handedParties(offer),
    language: offer.language,
    currency: offer.currency,
    Crm3CadPrNet: totals.net,
    Crm3CadPrVat: totals.tax,
    Crm3CadPrTot: totals.total,
    totals,
    rows: handedPositions(offer, issue.marks),
  } as const;
}

export type CrmUpload = ReturnType<typeof writeCrmUpload>;
