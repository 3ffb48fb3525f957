import type { DecimalText } from "@stanza/quantities";
import { decimal, decimalText } from "@stanza/quantities";
import type { Say } from "../words/sentences.ts";

/** The amounts of a project at one moment, as the person at the page reads them. */
export interface Amounts {
  /** By row; absent: the row is not there, or has no price. */
  readonly rows: ReadonlyMap<string, DecimalText>;
  readonly total: DecimalText;
}

/**
 * The effect of a change on the price, as one sentence: "Item €665.62, plus €188.00." Of a new article its price with the new total, of
 * several or of none the total with the difference; empty where no amount changed.
 *
 * rows      the articles that were changed
 * isChoice  the price is what one wants to know of them: it is said also where it stays
 * money     an amount in words, without a sign
 */
export function priceEffect(
  rows: readonly string[],
  before: Amounts | null,
  after: Amounts,
  money: (amount: DecimalText) => string,
  say: Say,
  isChoice = false,
): string {
  const [row, ...more] = rows;
  const price = row === undefined || more.length > 0 ? undefined : after.rows.get(row);
  const earlier = row === undefined ? undefined : before?.rows.get(row);
  if (price !== undefined && earlier === undefined)
    return say("effect.itemTotal", { price: money(price), total: money(after.total) });
  if (price !== undefined && earlier !== undefined) {
    const by = difference(earlier, price);
    if (by !== "0") return say(`effect.item.${way(by)}`, { price: money(price), by: money(unsigned(by)) });
    if (isChoice && before?.total === after.total) return say("effect.item.same", { price: money(price) });
  }
  const by = before ? difference(before.total, after.total) : "0";
  return by === "0"
    ? ""
    : say(`effect.total.${way(by)}`, { total: money(after.total), by: money(unsigned(by)) });
}

const difference = (from: DecimalText, to: DecimalText): DecimalText =>
  decimalText(decimal(to).minus(decimal(from)));

const way = (by: DecimalText): "plus" | "minus" => (by.startsWith("-") ? "minus" : "plus");

const unsigned = (by: DecimalText): DecimalText => by.replace(/^-/, "");
