import { type Offer, paymentWords } from "@stanza/offer";
import { canonicalJson, sha256 } from "./canonical-json.ts";
import { handedParties, handedPositions, handedTotals, type RowMarks } from "./handed-offer.ts";
import type { OrderFile } from "./order-file.ts";

/** The facts of an order that the offer it is made from does not hold. */
export interface OrderIssue {
  readonly number: string;
  readonly replaces: string | null;
  /** ISO time. */
  readonly createdAt: string;
  /** ISO date in the shop. */
  readonly date: string;
  readonly crmOrder: string;
  readonly projects: OrderFile["projects"];
  /** `null`: the offer was composed for this order alone. */
  readonly offer: OrderFile["offer"];
  readonly marks: (rowId: string) => RowMarks | undefined;
}

/**
 * The hand-over file of an order (docs/order-file.md), of an offer whose lines all have prices or were signed off: canonical JSON with
 * its checksum. The positions that were not taken are not in it.
 *
 * checksum  hex SHA-256 of the canonical JSON of everything else in it
 */
export async function writeOrderFile(
  offer: Offer,
  issue: OrderIssue,
): Promise<{ readonly content: string; readonly checksum: string }> {
  const { catalogueVersions = {}, priceLists = {} } = offer;
  const order: Omit<OrderFile, "checksum"> = {
    format: "stanza-order/2",
    number: issue.number,
    replaces: issue.replaces,
    createdAt: issue.createdAt,
    date: issue.date,
    crmOrder: issue.crmOrder,
    projects: issue.projects,
    offer: issue.offer,
    ...handedParties(offer),
    language: offer.language,
    currency: offer.currency,
    decimals: offer.decimals,
    catalogues: Object.keys(catalogueVersions)
      .sort()
      .map((code) => ({ code, version: catalogueVersions[code] ?? "", priceList: priceLists[code] ?? "" })),
    promotions: (offer.promotion?.chosen ?? []).map(({ kind, code, description }) => ({
      kind,
      code,
      description,
    })),
    promotionDate: offer.promotion?.orderDate ?? null,
    positions: handedPositions(offer, issue.marks),
    services: offer.services.map(({ id, catalogue, description, rate, amount }) => ({
      id,
      catalogue,
      description,
      rate,
      amount,
    })),
    totals: handedTotals(offer),
    terms: { payment: paymentWords(offer), leadTime: offer.leadTime, notes: offer.notes },
  };
  const checksum = await sha256(canonicalJson(order));
  const file: OrderFile = { ...order, checksum: { algorithm: "SHA-256", value: checksum } };
  return { content: canonicalJson(file), checksum };
}
