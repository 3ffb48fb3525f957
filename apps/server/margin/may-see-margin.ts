import type { Actor } from "@stanza/project";
import type { PurchaseFile } from "../external/purchase/purchase-file.ts";

/**
 * Returns true when a person may see the purchase prices of a shop: there are some, and the person is a supervisor or sells at a high enough
 * level. Customers and guests never do, whatever their level says.
 *
 * shop  code of the project's shop
 */
export const maySeeMargin = (actor: Actor, purchase: PurchaseFile, shop: string): boolean =>
  purchase.of(shop) !== undefined &&
  (actor.supervisor || (actor.type === "pro" && actor.sellerLevel >= purchase.visibleFrom));
