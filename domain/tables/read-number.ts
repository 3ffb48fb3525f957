const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The sign that stands before the decimals of numbers that are written as text. */
export type DecimalSign = "," | ".";

/**
 * The number that a text stands for as a plain decimal text (`1234.50`), with thousands, currency and a dash for no cents understood.
 *
 * sign      of decimals in this column; absent: unknown
 * returns   `"ambiguous"` where the text may mean thousands or decimals (`1.234`), `undefined` where it is no number
 */
export function readNumber(typed: string, sign: DecimalSign | undefined): string | "ambiguous" | undefined {
  const text = typed
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^([-+]?)(?:€|CHF|EUR|USD|GBP|Fr\.|\$|£)/i, "$1")
    .replace(/(?:€|CHF|EUR|USD|GBP|Fr\.|\$|£|%)$/i, "")
    .replace(/[.,][-–—]+$/, "")
    .replace(/^\+/, "");
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const [commas, points] = [text.split(",").length - 1, text.split(".").length - 1];
  if (commas + points === 0) return text;
  const last = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  const isOnce = (last === "," ? commas : points) === 1;
  const isMixed = commas > 0 && points > 0;
  // One sign with three digits behind it: 1.234 is a thousand to some and one and a bit to others.
  if (!isMixed && isOnce && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && sign !== last)
    return sign === undefined ? "ambiguous" : text.replace(last, "");
  const decimalSign = isOnce && (isMixed || sign === undefined || sign === last) ? last : undefined;
  const [whole = "", fraction] = decimalSign ? text.split(decimalSign) : [text];
  if (/[.,]/.test(whole) && !/^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)) return undefined;
  const plain = whole.replace(/[.,]/g, "") + (fraction === undefined ? "" : `.${fraction}`);
  return DECIMAL.test(plain) ? plain : undefined;
}

/** Without an exponent and without the last digits that binary fractions leave; `undefined`: too large or too small for that. */
export function plainNumber(value: number): string | undefined {
  const text = String(Number(value.toPrecision(15)));
  return DECIMAL.test(text) ? text : undefined;
}

/** The sign of decimals that a column's texts agree on: `12,5` and `1.234,50` say a comma. `undefined`: none says, or they differ. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | undefined {
  const seen = new Set<DecimalSign>();
  for (const text of texts) {
    const digits = text.replace(/[^\d.,]/g, "");
    const sure =
      /([.,])(?:\d{1,2}|\d{4,})$/.exec(digits) ??
      /\d([.,])\d{3}$/.exec(/[.,].*[.,]/.test(digits) ? digits : "");
    const sign = sure?.[1] as DecimalSign | undefined;
    if (sign !== undefined && digits.split(sign).length === 2) seen.add(sign);
    // A sign that stands twice separates thousands, so the other one is for decimals.
    else if (sign !== undefined && digits.split(sign).length > 2) seen.add(sign === "," ? "." : ",");
  }
  return seen.size === 1 ? [...seen][0] : undefined;
}
