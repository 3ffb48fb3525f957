import { isEmail } from "@stanza/contract";

/** A letter as it is typed. */
export interface LetterDraft {
  readonly to: string;
  /** Addresses with commas or semicolons between. */
  readonly cc: string;
  readonly subject: string;
  readonly text: string;
}

/** Why a field cannot go out as it is; a key of the interface's texts under `offerMail.fault`. */
export type LetterFault = "missing" | "address" | "line" | "long" | "many";

const MOST = { cc: 4, subject: 200, text: 10_000 };

/** Line breaks and other control characters would begin a header of their own (reliability.md T36). */
const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** The single addresses of a list. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== "");

/** The fault of each field; a field without an entry is right. The server checks it all again. */
export function letterFaults({ to, cc, subject, text }: LetterDraft): {
  readonly [field in keyof LetterDraft]?: LetterFault;
} {
  const copies = addressesIn(cc);
  const faults: { [field in keyof LetterDraft]?: LetterFault | undefined } = {
    to: !isOneLine(to) ? "line" : to.trim() === "" ? "missing" : isEmail(to.trim()) ? undefined : "address",
    cc: !isOneLine(cc)
      ? "line"
      : copies.length > MOST.cc
        ? "many"
        : copies.every(isEmail)
          ? undefined
          : "address",
    subject: !isOneLine(subject)
      ? "line"
      : subject.trim() === ""
        ? "missing"
        : subject.trim().length > MOST.subject
          ? "long"
          : undefined,
    text: text.trim() === "" ? "missing" : text.trim().length > MOST.text ? "long" : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
