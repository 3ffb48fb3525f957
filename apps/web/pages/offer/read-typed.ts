import { parseDecimal } from "@stanza/quantities";

export type Typed = { readonly ok: true; readonly value: string } | { readonly ok: false };

/**
 * A number as typed: decimal comma or point, spaces left out; "" is nothing. Not ok: no number, below 0, above `most`.
 */
export function readTyped(text: string, most?: number): Typed {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  if (plain === "") return { ok: true, value: "" };
  const number = /^\d{1,9}(\.\d{0,6})?$|^\.\d{1,6}$/.test(plain)
    ? parseDecimal(plain.replace(/\.$/, ""))
    : undefined;
  if (!number || (most !== undefined && number.cmp(most) > 0)) return { ok: false };
  return { ok: true, value: plain.replace(/\.$/, "") };
}
