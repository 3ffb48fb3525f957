import { CsvText } from "@stanza/csv";
import { parse, parseDocument } from "yaml";

/** One price that a delivery gives. */
export interface PriceChange {
  readonly list: string;
  /** The item of the price list. */
  readonly item: string;
  /** Absent: the list had none. */
  readonly before?: string;
  readonly after: string;
  /** By how much it is more than before, `4.5` or `-10.0`; absent: there was none, or it was nothing. */
  readonly percent?: string;
}

/** The file with the single prices of a list, and what it has now; `undefined`: the catalogue has no such list. */
export function itemsOf(
  files: ReadonlyMap<string, string>,
  list: string,
):
  | { readonly path: string; readonly text: string | undefined; readonly prices: ReadonlyMap<string, string> }
  | undefined {
  const yaml = files.get(`prices/${list}/list.yaml`);
  if (yaml === undefined) return undefined;
  const items = (parse(yaml) as { readonly items?: unknown } | null)?.items;
  const path = `prices/${list}/${typeof items === "string" ? items : "items.csv"}`;
  const text = files.get(path);
  const csv = text === undefined ? undefined : new CsvText(text);
  const [cod, price] = [csv?.header.indexOf("cod") ?? -1, csv?.header.indexOf("price") ?? -1];
  return { path, text, prices: new Map((csv?.rows ?? []).map((row) => [row[cod] ?? "", row[price] ?? ""])) };
}

/** The text of a price list's file with the name of its single prices in it, where it has none so far. */
export function withItems(text: string): string {
  const document = parseDocument(text);
  if (document.has("items")) return text;
  document.set("items", "items.csv");
  return document.toString({ lineWidth: 0 });
}

/** The file with new prices in it; everything else of it stays as its author wrote it. */
export function withPrices(text: string | undefined, prices: ReadonlyMap<string, string>): string {
  const csv = new CsvText(text === undefined || text.trim() === "" ? "cod,price\n" : text);
  const [cod, price] = [csv.header.indexOf("cod"), csv.header.indexOf("price")];
  const cells = new Map<number, ReadonlyMap<number, string>>();
  const known = new Set<string>();
  for (const [i, row] of csv.rows.entries()) {
    const item = row[cod] ?? "";
    const after = prices.get(item);
    known.add(item);
    if (after !== undefined) cells.set(i, new Map([[price, after]]));
  }
  const rows = [...prices]
    .filter(([item]) => !known.has(item))
    .map(([item, after]) => ({
      after: csv.rows.length - 1,
      texts: csv.header.map((_, i) => (i === cod ? item : i === price ? after : "")),
    }));
  return csv.edited({ cells, columns: [], rows, removed: new Set() });
}

/** The change from one price to another; `undefined`: it is the same amount. */
export function priceChange(
  list: string,
  item: string,
  before: string | undefined,
  after: string,
): PriceChange | undefined {
  if (before === undefined) return { list, item, after };
  if (Number(before) === Number(after)) return undefined;
  const percent = Number(before) === 0 ? undefined : ((Number(after) / Number(before) - 1) * 100).toFixed(1);
  return { list, item, before, after, ...(percent === undefined ? {} : { percent }) };
}
