import type { Shop } from "@stanza/contract";
import type { PrintOptions } from "@stanza/print";

/** ASSUMED: a shop's printed address lines are its `extra.address` and its bank's `extra.bank`, lists of texts. */
export function senderOf(shop: Shop): PrintOptions["sender"] {
  const { address, bank } = shop.extra;
  const accounts = linesOf(bank);
  return { name: shop.name, lines: linesOf(address), ...(accounts.length > 0 ? { bank: accounts } : {}) };
}

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
