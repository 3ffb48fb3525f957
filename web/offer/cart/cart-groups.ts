import type { PricedRow } from "@stanza/pricing";

export interface CartGroups {
  /** The ordered rows, by catalogue in the order of the project. */
  readonly groups: readonly { readonly catalogue: string; readonly rows: readonly PricedRow[] }[];
  /** Rows that stay out of the basket (skipBasket): shown, never ordered. */
  readonly outside: readonly PricedRow[];
}

export function cartGroups(rows: readonly PricedRow[]): CartGroups {
  const ordered = rows.filter(({ inBasket, lines }) => inBasket && lines.length > 0);
  const catalogues = [...new Set(ordered.map(({ catalogue }) => catalogue))];
  return {
    groups: catalogues.map((catalogue) => ({
      catalogue,
      rows: ordered.filter((row) => row.catalogue === catalogue),
    })),
    outside: rows.filter(({ inBasket }) => !inBasket),
  };
}
