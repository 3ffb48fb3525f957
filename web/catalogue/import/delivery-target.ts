import { textIn } from "@stanza/catalogue";
import type { CatalogueImport, PriceTables } from "@stanza/contract";
import { LANGUAGES } from "@stanza/quantities";
import { codeOf, type KnownMatrix, proposeMapping, type Sheet, type TableMapping } from "@stanza/tables";

/** What a delivery is for: a new catalogue, one that came of tables before, or new prices of one that a manufacturer writes. */
export type DeliveryTarget =
  | { readonly kind: "new" }
  | { readonly kind: "tables"; readonly of: CatalogueImport }
  | { readonly kind: "prices"; readonly of: PriceTables };

export const NEW_CATALOGUE: DeliveryTarget = { kind: "new" };

/** The matrices that a table of prices by keys may fill. */
export const matricesOf = (target: DeliveryTarget): readonly KnownMatrix[] =>
  target.kind === "prices" ? target.of.matrices : [];

/** The mapping to begin with: the saved one where its sheets are there, else one that is proposed. */
export function startMapping(
  { sheets, name }: { readonly sheets: readonly Sheet[]; readonly name: string },
  target: DeliveryTarget,
  { currency, validFrom, language }: Readonly<Record<"currency" | "validFrom" | "language", string>>,
): TableMapping {
  const saved = target.kind === "new" ? undefined : target.of.mapping;
  const isKnown =
    saved &&
    ((sheets.length === 1 && saved.tables.length === 1) ||
      saved.tables.every((table) => sheets.some((sheet) => sheet.name === table.sheet)));
  if (saved && isKnown) return saved;
  if (target.kind === "prices") {
    const { code, description, lists, matrices } = target.of;
    const catalogue = { code, name: textIn(description, language) || code, languages: [language], currency };
    return proposeMapping(sheets, { catalogue, lists, matrices, validFrom });
  }
  if (target.kind === "tables") {
    const { catalogue, lists } = target.of.mapping;
    return proposeMapping(sheets, { catalogue, lists, validFrom });
  }
  const title = name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return proposeMapping(sheets, {
    catalogue: { code: codeOf(title) || "CATALOGUE", name: title, languages: LANGUAGES, currency },
    validFrom,
  });
}
