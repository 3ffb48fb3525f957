import { createHash } from "node:crypto";
import type { Catalogue, PriceList } from "@stanza/catalogue";
import { NoTables, unpackFiles } from "@stanza/codecs";
import { updatePriceLists } from "@stanza/publish";
import type { Delivery } from "@stanza/tables";
import {
  DELIVERY_LIMITS,
  type DeliveryRequest,
  deliveredTables,
  type Told,
  toldPrices,
} from "../catalogue-imports/delivered-tables.ts";
import { readVersion } from "../catalogues/version-folder.ts";

export interface PublishedUpdate extends Pick<DeliveryRequest, "mapping"> {
  /** As it was sent: request.json and tables/. */
  readonly archive: Uint8Array;
  /** The folder of published versions. */
  readonly home: string;
  readonly catalogue: string;
  /** The version whose prices are brought up to date. */
  readonly version: string;
}

/** A version with new prices, ready to be stored, with what is to be told. */
export type UpdatedVersion =
  | {
      readonly ok: true;
      readonly told: Told;
      readonly catalogue: Catalogue;
      readonly priceLists: readonly PriceList[];
      readonly sourceHash: string;
    }
  | { readonly ok: false; readonly error: "unreadable-delivery" | "no-good-row"; readonly message: string };

/** Puts a delivery of prices into the lists of a published version; everything else of it stays. Heavy: it runs in a thread. */
export function updatePublished({
  archive,
  mapping,
  home,
  catalogue,
  version,
}: PublishedUpdate): UpdatedVersion {
  const stored = readVersion(home, catalogue, version);
  if (!stored) throw new Error(`The version ${version} of ${catalogue} is not in ${home}.`);
  let delivery: Delivery;
  try {
    delivery = deliveredTables(unpackFiles(archive, DELIVERY_LIMITS), { mapping, use: "prices" });
  } catch (error) {
    if (!(error instanceof NoTables)) throw error;
    return { ok: false, error: "unreadable-delivery", message: error.message };
  }
  if (delivery.articles.length + delivery.matrixPrices.length === 0)
    return { ok: false, error: "no-good-row", message: "No row of the delivery is good." };
  const updated = updatePriceLists(stored.priceLists, delivery);
  return {
    ok: true,
    told: toldPrices(delivery, updated),
    catalogue: stored.catalogue,
    priceLists: updated.lists,
    sourceHash: createHash("sha256").update(stored.sourceHash).update(archive).digest("hex"),
  };
}
