import type { AdministeredShop, Shop, ShopTerms } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import { decimalText, parseDecimal } from "@stanza/quantities";
import { senderOf } from "./sender-of.ts";

type Extra = Shop["extra"];
type StoredTerms = AdministeredShop["terms"];

/** What a shop prints and reckons with, read from its `extra` the way offers read it. */
export function termsOf(shop: Shop): StoredTerms {
  const { email, timeZone, discountLimit } = shop.extra;
  const { lines = [], bank = [] } = senderOf(shop) ?? {};
  const { usualVat, salesTaxes, instalments = [] } = pricingShop(shop);
  return {
    email: typeof email === "string" ? email : "",
    address: [...lines],
    bank: [...bank],
    timeZone: typeof timeZone === "string" ? timeZone : null,
    usualVat: numberText(usualVat),
    salesTaxes: numberText(salesTaxes),
    discountLimit: numberText(discountLimit),
    instalments: instalments.map(({ when, percent, amount }) => ({
      when: { ...when },
      percent: numberText(percent),
      amount: numberText(amount),
    })),
  };
}

/** A shop's `extra` with these terms; whatever else it holds stays. What is not set leaves no key. */
export function withTerms(extra: Extra, terms: ShopTerms): Extra {
  const written: Extra = {
    email: terms.email === "" ? null : terms.email,
    address: some(terms.address),
    bank: some(terms.bank),
    timeZone: terms.timeZone,
    VAT: terms.usualVat,
    SalesTaxes: terms.salesTaxes,
    discountLimit: terms.discountLimit,
    Instalments: some(
      terms.instalments.map(({ when, percent, amount }) => ({
        when,
        ...(percent === null ? {} : { percent }),
        ...(amount === null ? {} : { amount }),
      })),
    ),
  };
  return Object.fromEntries(Object.entries({ ...extra, ...written }).filter(([, value]) => value !== null));
}

/** What differs between two states of terms, as the log of what was administered tells it. */
export function changedTerms(before: StoredTerms, after: StoredTerms) {
  const names = Object.keys(after) as (keyof StoredTerms)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, { from: told(before[name]), to: told(after[name]) }]),
  );
}

const some = <T>(list: readonly T[]) => (list.length > 0 ? list : null);

const numberText = (value: unknown): string | null => {
  const isTyped = typeof value === "number" || typeof value === "string";
  const number = isTyped ? parseDecimal(value) : undefined;
  return number ? decimalText(number) : null;
};

const told = (value: StoredTerms[keyof StoredTerms]): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join(", ")
    : ((value as string | null) ?? "");
