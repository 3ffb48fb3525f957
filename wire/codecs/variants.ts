import type { Choices, Value } from "@stanza/catalogue";

const ESCAPED = /[%;=\t\r\n]/g;

function escapeText(text: string): string {
  return text.replace(
    ESCAPED,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

function unescapeText(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * The `COD=VALUE;COD=VALUE` text of a row or an ERP line; `% ; =`, tab and line ends are percent-encoded, so that no value can add a
 * pair of its own. Source: spec 1 §3, catalogue.md §4.3.
 */
export function formatVariants(pairs: Iterable<readonly [code: string, value: Value]>): string {
  return Array.from(pairs, ([code, value]) => `${escapeText(code)}=${escapeText(String(value))}`).join(";");
}

/**
 * The pairs of a variant text, in order. Pairs are split at `;`, tab or line end; codes come back in capitals; a piece without `=`
 * is dropped. Values are text: what type a variable has, the catalogue knows.
 */
export function parseVariants(text: string): readonly (readonly [code: string, value: string])[] {
  return text.split(/[;\t\r\n]+/).flatMap((piece) => {
    const at = piece.indexOf("=");
    const code = unescapeText(piece.slice(0, at).trim()).toUpperCase();
    return at <= 0 || code === "" ? [] : [[code, unescapeText(piece.slice(at + 1))] as const];
  });
}

/** The pairs of a variant text as choices; of a code given twice the last counts. */
export function variantChoices(text: string): Choices {
  return Object.fromEntries(parseVariants(text));
}
