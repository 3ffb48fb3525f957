import type { Shop } from "@stanza/contract";
import { type PrintOptions, paperOf } from "@stanza/print";

/**
 * The sender on a shop's printed documents. ASSUMED: `extra.address` and `extra.bank` hold its address lines and bank accounts, as lists
 * of texts; the paper size is that of its country.
 */
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
