import type { AdministeredShop, ShopTerms } from "@stanza/contract";
import { currencyOfCountry, type SpokenLanguage, spokenLanguage } from "@stanza/quantities";
import { isPercent, percentOf } from "../typed-percent.ts";

/** A payment as it is typed: a share in percent, or an amount in the shop's currency. */
export interface PaymentDraft {
  /** What it is due at, by language. */
  readonly when: Readonly<Record<string, string>>;
  readonly kind: "percent" | "amount";
  readonly share: string;
}

/** What the form of a shop holds while it is typed. */
export interface ShopDraft {
  readonly code: string;
  readonly name: string;
  readonly language: SpokenLanguage;
  readonly country: string;
  readonly currency: string;
  readonly documentType: string;
  readonly email: string;
  /** Lines, as the text areas hold them. */
  readonly address: string;
  readonly bank: string;
  /** Empty: that of the country. */
  readonly timeZone: string;
  readonly usualVat: string;
  readonly salesTaxes: string;
  readonly discountLimit: string;
  readonly payments: readonly PaymentDraft[];
}

export function draftOf(shop: AdministeredShop | null, own: SpokenLanguage): ShopDraft {
  const country = shop?.country ?? "IT";
  const terms = shop?.terms;
  return {
    code: shop?.code ?? "",
    name: shop?.name ?? "",
    language: shop ? spokenLanguage(shop.language) : own,
    country,
    currency: shop?.currency ?? currencyOfCountry(country),
    documentType: shop?.documentType ?? "ITA",
    email: terms?.email ?? "",
    address: (terms?.address ?? []).join("\n"),
    bank: (terms?.bank ?? []).join("\n"),
    timeZone: terms?.timeZone ?? "",
    usualVat: terms?.usualVat ?? "",
    salesTaxes: terms?.salesTaxes ?? "",
    discountLimit: terms?.discountLimit ?? "",
    payments: (terms?.instalments ?? []).map(({ when, percent, amount }) => ({
      when,
      kind: amount === null ? "percent" : "amount",
      share: amount ?? percent ?? "",
    })),
  };
}

const FIELDS = [
  "code",
  "name",
  "email",
  "address",
  "bank",
  "usualVat",
  "salesTaxes",
  "discountLimit",
] as const;
export type ShopFault = (typeof FIELDS)[number] | "payments";

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,30}$/;
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,3})?$/;
const MOST_LINES = { address: 8, bank: 6 } as const;

/** The fields of a draft that cannot be stored as they are, in the order of the form. */
export function faultsOf(draft: ShopDraft): readonly ShopFault[] {
  const isWritable = {
    code: CODE.test(draft.code),
    name: draft.name.trim() !== "",
    email: draft.email.trim() === "" || /^\S+@\S+\.\S+$/.test(draft.email.trim()),
    address: areLines(draft.address, MOST_LINES.address),
    bank: areLines(draft.bank, MOST_LINES.bank),
    usualVat: isPercent(draft.usualVat),
    salesTaxes: isPercent(draft.salesTaxes),
    discountLimit: isPercent(draft.discountLimit),
  };
  const faults: readonly ShopFault[] = FIELDS.filter((name) => !isWritable[name]);
  return areWritable(draft.payments, draft.language) ? faults : [...faults, "payments"];
}

/** Each is due at something, each but the last has a share, and the shares do not pass the whole. */
function areWritable(payments: readonly PaymentDraft[], language: string): boolean {
  const before = payments.slice(0, -1);
  const percents = before.filter(({ kind }) => kind === "percent");
  return (
    payments.every(({ when }) => (when[language] ?? "").trim() !== "") &&
    before.every(({ kind, share }) =>
      kind === "percent" ? share.trim() !== "" && isPercent(share) : AMOUNT.test(share.trim()),
    ) &&
    percents.reduce((sum, { share }) => sum + Number(percentOf(share)), 0) <= 100
  );
}

/** What a shop prints and reckons with, as the server takes it. */
export const termsOf = (draft: ShopDraft): ShopTerms => ({
  email: draft.email.trim(),
  address: linesOf(draft.address),
  bank: linesOf(draft.bank),
  timeZone: draft.timeZone === "" ? null : draft.timeZone,
  usualVat: percentOf(draft.usualVat),
  salesTaxes: percentOf(draft.salesTaxes),
  discountLimit: percentOf(draft.discountLimit),
  instalments: draft.payments.map(({ when, kind, share }, place) => {
    const isRest = place === draft.payments.length - 1;
    const number = isRest ? null : share.trim().replace(",", ".");
    return {
      when: writtenTexts(when),
      percent: kind === "percent" ? number : null,
      amount: kind === "amount" ? number : null,
    };
  }),
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const areLines = (text: string, most: number): boolean => {
  const lines = linesOf(text);
  return lines.length <= most && lines.every((line) => line.length <= 120);
};

const writtenTexts = (texts: PaymentDraft["when"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ""),
  );
