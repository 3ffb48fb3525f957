/** A typed division of a length, or what is wrong with it. */
export type Division =
  | { readonly ok: true; readonly widths: readonly number[] }
  | {
      readonly ok: false;
      readonly cause: "empty" | "unreadable" | "tooLong" | "noLength";
      readonly at?: string;
    };

const PART = /^(?:(\d+(?:[.,]\d+)?)(%|mm)?|(\d+)?[#*])$/;

/**
 * Reads a division as cabinet makers write it: lengths in mm, parts of the whole in percent, and `#` for a share of the rest, parted by
 * blanks: `900 # 600`, `40% 25% #`, `450 2# #` (the first rest is twice the second). `3:2:1` divides the whole in proportion.
 *
 * whole    length that is divided, mm; null: it follows from the widths, so there is no rest and no percentage
 * gap      of what stands between two widths and at both ends, mm
 * returns  whole millimetres; where there are shares the widths add up to what the gaps leave, and what rounding leaves goes to those
 *          that it took most from
 */
export function readDivision(text: string, whole: number | null, gap = 0): Division {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: false, cause: "empty" };
  const pieces = trimmed.includes(":")
    ? trimmed.split(":").map((piece) => `${piece.trim()}#`)
    : trimmed.split(/[\s|;+]+/);
  const available = whole === null ? null : whole - (pieces.length + 1) * gap;
  let fixed = 0;
  const parts: { readonly mm?: number; readonly share?: number }[] = [];
  for (const piece of pieces) {
    const [match, number, unit, share] = PART.exec(piece) ?? [];
    if (match === undefined) return { ok: false, cause: "unreadable", at: piece };
    if (number === undefined) {
      parts.push({ share: share === undefined ? 1 : Number(share) });
      continue;
    }
    const value = Number(number.replace(",", "."));
    if (unit === "%" && available === null) return { ok: false, cause: "noLength", at: piece };
    const mm = Math.round(unit === "%" ? (value / 100) * (available ?? 0) : value);
    fixed += mm;
    parts.push({ mm });
  }
  const shares = parts.reduce((sum, { share = 0 }) => sum + share, 0);
  if (shares === 0) return { ok: true, widths: parts.map(({ mm = 0 }) => mm) };
  if (available === null)
    return { ok: false, cause: "noLength", at: pieces.find((piece) => /[#*]$/.test(piece)) };
  const rest = Math.floor(available) - fixed;
  if (rest < parts.filter(({ share }) => share !== undefined).length) return { ok: false, cause: "tooLong" };
  const exact = parts.map(({ mm, share = 0 }) => mm ?? (rest * share) / shares);
  const widths = exact.map(Math.floor);
  const left = Math.floor(available) - widths.reduce((sum, width) => sum + width, 0);
  const byFraction = exact
    .map((width, index) => ({ index, fraction: width - Math.floor(width) }))
    .filter(({ index }) => parts[index]?.share !== undefined)
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) widths[index] = (widths[index] ?? 0) + 1;
  return { ok: true, widths };
}

/** Equal widths that add up to `available`, mm; what does not divide goes to the first ones. */
export function evenly(count: number, available: number): readonly number[] {
  const each = Math.floor(available / count);
  const left = Math.floor(available) - each * count;
  return Array.from({ length: count }, (_, i) => each + (i < left ? 1 : 0));
}
