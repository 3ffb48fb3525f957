import type { ProjectDocument } from "@stanza/codecs";
import type { ProjectTotals, Shop } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { only } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";

/** What the server finds for a document, beside what was sent. */
export interface ProjectFinding {
  readonly totals: ProjectTotals;
  readonly priceLists: readonly string[];
}

/**
 * The server's own totals of a document; what the client reckons has no part in them (reliability.md T24).
 *
 * shop       as it prices this project, see `shopPricing`
 * projectId  of a project that is stored, see `Evaluator`
 */
export async function reckonProject(
  context: Context,
  document: ProjectDocument,
  shop: Shop,
  priceDate: string,
  projectId?: number,
): Promise<ProjectFinding> {
  const used = context.evaluator.cataloguesOf(document.project);
  return {
    totals: await context.evaluator.totals(document, shop, priceDate, projectId),
    priceLists: [...new Set([...used.keys()].flatMap((code) => shop.priceLists[code] ?? []))].sort(),
  };
}

/** The shop of a project, which is not the session's where a supervisor looks at another's. */
export async function shopOf(db: Db, shopId: string): Promise<Shop> {
  const { rows } = await db.query<Shop>({
    name: "shop-read",
    text: `select code, name, language, country, currency, price_lists as "priceLists",
      document_type as "documentType", extra from shop where id = $1`,
    values: [shopId],
  });
  return only(rows);
}

/** Name under which a project is found by its customer. */
export function customerName({ customer, business }: ProjectDocument): string {
  return [customer.firstName, customer.lastName].filter(Boolean).join(" ") || business?.name || "";
}

/** The calendar day in a shop. ASSUMED: `extra.timeZone` names its zone, else the one of its country. */
export function isoDay(now: Date, shop: Pick<Shop, "country" | "extra">): string {
  const named = shop.extra.timeZone;
  const timeZone = typeof named === "string" ? named : (ZONES[shop.country.toUpperCase()] ?? "UTC");
  const known = dayFormats.get(timeZone);
  if (known) return known.format(now);
  // The Swedish way of writing a date is ISO's.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  dayFormats.set(timeZone, format);
  return format.format(now);
}

/** Making one costs a third of a millisecond, which is much of a save. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

const ZONES: Readonly<Record<string, string>> = {
  IT: "Europe/Rome",
  CH: "Europe/Zurich",
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  FR: "Europe/Paris",
  GB: "Europe/London",
  US: "America/New_York",
};
