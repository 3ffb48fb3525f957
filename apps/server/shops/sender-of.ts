import type { Shop } from "@stanza/contract";
import { type PrintOptions, paperOf } from "@stanza/print";

/** ASSUMED: a shop's printed address lines are its `extra.address` and its bank's `extra.bank`, lists of texts; its paper is that of its country. */
export function senderOf(shop: Shop): PrintOptions["sender"] {
  const { address, bank } = shop.extra;
  const accounts = linesOf(bank);
  return {
    name: shop.name,
    lines: linesOf(address),
    ...(accounts.length > 0 ? { bank: accounts } : {}),
    paper: paperOf(shop.country),
  };
}

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
