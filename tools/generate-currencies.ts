/**
 * Writes domain/quantities/currency-table.generated.ts and currency-amounts.generated.ts from CLDR's region table and this Node's own Intl data.
 *
 * `./run node tools/generate-currencies.ts`
 *
 * Checked in, so that a browser with older data shows and rounds as the server does; run it again when Node brings a new
 * CLDR. Where several currencies are legal tender, CLDR's first counts. Decimals are Intl's (quote.md §5).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The only currency whose payable amounts are rounded to a coin (spec 2 §3), though CLDR lists cash rounding for others. */
const COIN = { CHF: "0.05" } as const;

interface Use {
  readonly _from?: string;
  readonly _to?: string;
  readonly _tender?: string;
}

const require = createRequire(import.meta.url);
const cldr: {
  supplemental: { currencyData: { region: Record<string, readonly Record<string, Use>[]> } };
} = JSON.parse(readFileSync(require.resolve("cldr-core/supplemental/currencyData.json"), "utf8"));

const today = new Date().toISOString().slice(0, 10);
const tender = new Map<string, readonly string[]>();
for (const [region, uses] of Object.entries(cldr.supplemental.currencyData.region)) {
  const inForce = uses
    .flatMap((entry) => Object.entries(entry))
    .filter(([, use]) => use._tender !== "false" && use._from !== undefined && !(use._to && use._to < today))
    .map(([code]) => code);
  if (inForce.length > 0 && region !== "EU") tender.set(region, inForce);
}

const namesOf = new Intl.DisplayNames("en", { type: "currency" });
const regions = [...tender.keys()].sort();
const table = [...new Set([...tender.values()].flat())].sort().map((code) => {
  const home = [code.slice(0, 2), ...regions].find((region) => tender.get(region)?.includes(code)) ?? "001";
  const native = `${new Intl.Locale(`und-${home}`).maximize().language}-${home}`;
  const symbolAtHome = currencyPart(native, code, "symbol");
  return {
    code,
    symbol: currencyPart("en", code, "symbol"),
    name: namesOf.of(code) ?? code,
    symbolNative: symbolAtHome === code ? currencyPart(native, code, "narrowSymbol") : symbolAtHome,
    decimals:
      new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2,
    rounding: COIN[code as keyof typeof COIN] ?? "0",
    namePlural: currencyPart("en", code, "name"),
  };
});

function currencyPart(
  locale: string,
  code: string,
  currencyDisplay: "symbol" | "narrowSymbol" | "name",
): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: code, currencyDisplay });
  const part = format.formatToParts(2).find((piece) => piece.type === "currency");
  return (part?.value ?? code).replace(/[\u200e\u200f\u061c]/g, "").replace(/\u00a0/g, " ");
}

const folder = new URL("../domain/quantities/", import.meta.url);
const target = fileURLToPath(new URL("currency-table.generated.ts", folder));
writeFileSync(
  target,
  `// Written by tools/generate-currencies.ts from CLDR ${process.versions.cldr} data; do not edit.

export const CURRENCIES = [
${table.map((entry) => `  ${JSON.stringify(entry)},`).join("\n")}
];

/** The currency in use by country, two letters. */
export const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = {
${regions.map((region) => `  ${region}: "${tender.get(region)?.[0]}",`).join("\n")}
};
`,
);
const unusual = table.filter(({ decimals }) => decimals !== 2);
writeFileSync(
  new URL("currency-amounts.generated.ts", folder),
  `// Written by tools/generate-currencies.ts from CLDR ${process.versions.cldr} data; do not edit.

/** Digits of amounts in the currencies whose amounts do not have two. */
export const UNUSUAL_DECIMALS: Readonly<Record<string, number>> = {
${unusual.map(({ code, decimals }) => `  ${code}: ${decimals},`).join("\n")}
};

/** Smallest coins, where a total is not paid to its last decimal. */
export const COINS: Readonly<Record<string, string>> = {
${Object.entries(COIN)
  .map(([code, coin]) => `  ${code}: "${coin}",`)
  .join("\n")}
};
`,
);
console.log(`${table.length} currencies, ${regions.length} countries → ${target}`);
