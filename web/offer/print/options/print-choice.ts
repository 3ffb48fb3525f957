import type { OfferPrint, OfferSummary, PrintLayout } from "@stanza/contract";
import { storage } from "@stanza/web-site";

/** The options for printing an offer; its own words are those of the contract. */
export type OfferPrintWish = Pick<OfferSummary, "prints" | "layout"> & { readonly name: OfferName };

export type OfferName = "offer" | "AS400";

/** Options that a person chooses once and finds again with the next offer. */
export interface PrintHabit {
  readonly layout: PrintLayout;
  /** Parts of the document beside the offer itself. */
  readonly parts: readonly PrintPart[];
}

export type PrintPart = Exclude<OfferPrint, "offer">;
export const PRINT_PARTS: readonly PrintPart[] = ["pictures", "plan", "elevations", "codes", "link"];
export const GROUPINGS: readonly PrintLayout["grouping"][] = ["catalogue", "room", "itemGroup", "none"];

const USUAL: PrintHabit = {
  layout: { grouping: "catalogue", linePrices: true, vat: "apart" },
  parts: ["pictures", "plan", "elevations"],
};
const KEY = "print-options";

/** The last choice in this browser; the default where there is none, or where it cannot be read any more. */
export function lastHabit(): PrintHabit {
  try {
    return habitOf(JSON.parse(storage.get(KEY) ?? "{}"));
  } catch {
    return USUAL;
  }
}

export const keepHabit = (habit: PrintHabit): void => storage.set(KEY, JSON.stringify(habit));

function habitOf(value: unknown): PrintHabit {
  const { layout, parts } = fields(value);
  const { grouping, linePrices, vat } = fields(layout);
  return {
    layout: {
      grouping: GROUPINGS.find((one) => one === grouping) ?? USUAL.layout.grouping,
      linePrices: typeof linePrices === "boolean" ? linePrices : USUAL.layout.linePrices,
      vat: vat === "included" ? vat : USUAL.layout.vat,
    },
    parts: Array.isArray(parts) ? PRINT_PARTS.filter((part) => parts.includes(part)) : USUAL.parts,
  };
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/**
 * The selected prints as they are asked for: joined by semicolons, the offer itself among them, so that nothing more means nothing more.
 */
export const printsOf = (parts: readonly PrintPart[]): string =>
  ["offer", ...PRINT_PARTS.filter((part) => parts.includes(part))].join(";");

/** Returns true when an offer may hold until `day`, ISO; empty: as the terms say. */
export const isGoodDay = (day: string, today: string): boolean =>
  day === "" || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= today);
