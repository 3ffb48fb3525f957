import type { Shop } from "@stanza/contract";
import type { PrintOptions } from "@stanza/print";

/** ASSUMED: a shop's printed address lines are its `extra.address`, a list of texts. */
export function senderOf(shop: Shop): PrintOptions["sender"] {
  const { address } = shop.extra;
  const lines = Array.isArray(address) ? address.filter((line) => typeof line === "string") : [];
  return { name: shop.name, lines };
}
