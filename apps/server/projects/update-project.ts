import { customerName } from "@stanza/offer";
import { datesPrices, type ProjectStatus } from "@stanza/project";
import type { Db } from "../db/pool.ts";
import type { ProjectFinding } from "./price-document.ts";
import { withKnown } from "./project-price-lists.ts";
import type { ProjectRecord } from "./project-record.ts";
import { type CheckedDocument, hasScene } from "./stored-document.ts";

/** The date of the prices: today in the statuses in which prices still follow the lists (spec 1 §4). */
export function priceDateOf(record: ProjectRecord, today: string): string {
  return datesPrices(record.status) ? today : (record.price_date ?? today);
}

/** What a new revision makes of a project. */
export interface SavedAs {
  readonly checked: Pick<CheckedDocument, "sha" | "document">;
  readonly status: ProjectStatus;
  readonly isOffer: boolean;
  readonly userId: string;
  readonly now: Date;
}

/** Puts a locked project at its next revision, with what the document and its evaluation say. */
export async function updateProject(
  db: Db,
  record: ProjectRecord,
  { finding, priceDate }: { readonly finding: ProjectFinding; readonly priceDate: string },
  { checked, status, isOffer, userId, now }: SavedAs,
): Promise<void> {
  const { document, sha } = checked;
  await db.query({
    name: "project-update",
    text: `update project set description = $3, customer_name = $4, price_lists = $5, currency = $6, total = $7, price_date = $8,
        revision = revision + 1, doc_sha = $9, updated_at = $10, updated_by = $11, has_scene = $12, status = $13, is_offer = $14, known_price_lists = $15, payable = $16,
        customer_code = $17, customer_email = $18
      where shop_id = $1 and id = $2`,
    values: [
      record.shop_id,
      record.id,
      document.project.description,
      customerName(document.customer, document.business),
      finding.priceLists,
      finding.totals.currency,
      finding.totals.gross,
      priceDate,
      sha,
      now,
      userId,
      hasScene(document),
      status,
      isOffer,
      withKnown(record.known_price_lists, finding.priceLists),
      finding.totals.payable ?? null,
      document.head?.customerCode ?? "",
      document.customer.email.toLowerCase(),
    ],
  });
}
