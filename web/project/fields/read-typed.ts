import { parseDecimal } from "@stanza/quantities";

export type Typed = { readonly ok: true; readonly value: string } | { readonly ok: false };

/**
 * A number as typed: decimal comma or point, spaces left out; "" is nothing. Not ok: no number, below `least` (0 where
 * that is left out), above `most`.
 */
export function readTyped(text: string, most?: number, least = 0): Typed {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  if (plain === "") return { ok: true, value: "" };
  const number = /^\d{1,9}(\.\d{0,6})?$|^\.\d{1,6}$/.test(plain)
    ? parseDecimal(plain.replace(/\.$/, ""))
    : undefined;
  if (!number || number.cmp(least) < 0 || (most !== undefined && number.cmp(most) > 0)) return { ok: false };
  return { ok: true, value: plain.replace(/\.$/, "") };
}
