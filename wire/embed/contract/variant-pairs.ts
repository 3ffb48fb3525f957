/** Codes in capitals with their values as text. */
export const capitals = (pairs: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs.flatMap(([key, value]) => (isOwnName(key) ? [[key.trim().toUpperCase(), String(value)]] : [])),
  );

/** No code of a variable; an object would take it for something else (reliability.md T06). */
const isOwnName = (key: string): boolean => key.trim() !== "" && key.trim().toLowerCase() !== "__proto__";

/**
 * Reads `COD=VALUE;COD=VALUE`, of a message or of an address, as in stored rows: parted at `;`, tab and line end, percent-encoded
 * (wire/codecs/variants.ts). What is no pair is left out.
 */
export function variantPairs(pairs: string): Readonly<Record<string, string>> {
  return capitals(
    pairs.split(/[;\t\r\n]+/).flatMap((piece) => {
      const at = piece.indexOf("=");
      return at <= 0 ? [] : [[decoded(piece.slice(0, at)), decoded(piece.slice(at + 1))] as const];
    }),
  );
}

const decoded = (piece: string): string =>
  piece.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
