import type { Catalogue, PriceList } from "@stanza/catalogue";
import { NoTables, packFiles, readTableFile, unpackFile, unpackFiles, ZipFault } from "@stanza/codecs";
import { pictureKey, publishCatalogue, readMapping, takeInArticles, updatePrices } from "@stanza/publish";
import { type Delivery, MAPPING_FILE, readDelivery, type TableMapping } from "@stanza/tables";
import { z } from "zod";
import { withNamedPictures } from "../catalogues/catalogue-pictures.ts";

const LIMITS = {
  maxZipEntries: 60_000,
  maxInflatedBytes: 128_000_000,
  maxInflateRatio: 300,
  maxBytesTogether: 400_000_000,
};
/** The mapping of a table with every column, several times over. */
const REQUEST_BYTES = 1_000_000;
const MOST_CHANGES = 2000;

const request = z.object({
  mapping: z.unknown(),
  use: z.enum(["articles", "prices"]),
  save: z.enum(["preview", "draft", "publish"]),
});
export type DeliverySave = z.output<typeof request>["save"];

/** What a delivery asks for, before the heavy part: whose catalogue it is decides whether it goes on. */
export interface DeliveryRequest {
  readonly mapping: TableMapping;
  readonly use: "articles" | "prices";
  readonly save: DeliverySave;
}

export interface TakeIn {
  /** As it was sent: request.json, tables/, pictures/. */
  readonly archive: Uint8Array;
  /** The catalogue's folder as an archive; `null`: it is new. */
  readonly source: Uint8Array | null;
}

/** A catalogue with a delivery in it, ready to be stored, with what is to be told. */
export interface TakenIn {
  readonly ok: true;
  readonly told: {
    readonly rows: number;
    readonly refusedRows: number;
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly pictures: number;
    readonly ownRules: string[];
    readonly notDelivered: number;
    readonly unknown: string[];
    readonly prices: { list: string; item: string; before?: string; after: string; percent?: string }[];
  };
  readonly catalogue: Catalogue;
  readonly priceLists: readonly PriceList[];
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The folder after the delivery, as an archive. */
  readonly source: Uint8Array;
}

export type TakenOutcome =
  | TakenIn
  | {
      readonly ok: false;
      readonly error: "unreadable-delivery" | "unsound-catalogue" | "no-good-row" | "nothing-there";
      readonly message: string;
    };

const refused = (error: Extract<TakenOutcome, { ok: false }>["error"], message: string): TakenOutcome => ({
  ok: false,
  error,
  message,
});

/** Reads what a delivery asks for and nothing else of it; a text says what is wrong with it. */
export function readRequest(archive: Uint8Array): DeliveryRequest | string {
  try {
    const bytes = unpackFile(archive, "request.json", { ...LIMITS, maxInflatedBytes: REQUEST_BYTES });
    const parsed = request.safeParse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())));
    if (!parsed.success) return "request.json needs mapping, use and save.";
    const read = readMapping(JSON.stringify(parsed.data.mapping ?? null));
    if (!read.ok) return `The mapping has faults: ${read.faults.slice(0, 5).join("; ")}.`;
    return { mapping: read.mapping, use: parsed.data.use, save: parsed.data.save };
  } catch (error) {
    if (error instanceof ZipFault || error instanceof SyntaxError)
      return `The archive cannot be read: ${error.message}.`;
    throw error;
  }
}

/** Takes a delivery into a catalogue's folder and publishes the result, all in memory. Heavy: it runs in a thread. */
export function takeIn({ archive, source }: TakeIn): TakenOutcome {
  const wanted = readRequest(archive);
  if (typeof wanted === "string") return refused("unreadable-delivery", wanted);
  const { mapping, use } = wanted;
  const sent = unpackFiles(archive, LIMITS);
  const folder = source === null ? new Map<string, Uint8Array>() : new Map(unpackFiles(source, LIMITS));
  if (use === "prices" && folder.size === 0)
    return refused("nothing-there", "Prices alone need a catalogue; take in the articles first.");
  let delivery: Delivery;
  try {
    const sheets = [...sent].flatMap(([path, bytes]) =>
      path.startsWith("tables/") ? readTableFile({ name: path.slice(7), bytes }) : [],
    );
    delivery = readDelivery(sheets, mapping, use);
  } catch (error) {
    if (error instanceof NoTables) return refused("unreadable-delivery", error.message);
    throw error;
  }
  if (delivery.articles.length === 0) return refused("no-good-row", "No row of the delivery is good.");
  const texts = new Map(
    [...folder].map(([path, bytes]) => [
      path,
      path.startsWith("pictures/") ? "" : new TextDecoder().decode(bytes),
    ]),
  );
  const pictures = new Map(
    [...sent].flatMap(([path, bytes]) =>
      path.startsWith("pictures/") ? [[pictureKey(path), bytes] as const] : [],
    ),
  );
  const outcome =
    use === "prices" ? pricesOf(texts, delivery) : articlesOf(texts, delivery, mapping, pictures);
  const encoder = new TextEncoder();
  for (const [path, text] of outcome.files) folder.set(path, encoder.encode(text));
  for (const [path, bytes] of outcome.pictures) folder.set(path, bytes);
  return published(folder, delivery, outcome.told);
}

type Told = Omit<TakenIn["told"], "rows" | "refusedRows">;
interface Outcome {
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly told: Told;
}

function articlesOf(
  texts: ReadonlyMap<string, string>,
  delivery: Delivery,
  mapping: TableMapping,
  delivered: ReadonlyMap<string, Uint8Array>,
): Outcome {
  const taken = takeInArticles(texts, delivery, mapping, delivered);
  const { files, pictures, added, changed, ownRules, notDelivered, prices } = taken;
  const changes = prices.filter(({ before }) => before !== undefined);
  return {
    files,
    pictures,
    told: {
      added: added.length,
      changed: changed.length,
      unchanged: delivery.articles.length - added.length - changed.length - ownRules.length,
      pictures: pictures.size,
      ownRules: [...ownRules],
      notDelivered: notDelivered.length,
      unknown: [],
      prices: changes.slice(0, MOST_CHANGES),
    },
  };
}

function pricesOf(texts: ReadonlyMap<string, string>, delivery: Delivery): Outcome {
  const { files, changes, unchanged, unknown, notDelivered } = updatePrices(texts, delivery);
  return {
    files,
    pictures: new Map(),
    told: {
      added: 0,
      changed: changes.length,
      unchanged,
      pictures: 0,
      ownRules: [],
      notDelivered: notDelivered.length,
      unknown: unknown.map(({ orderCode }) => orderCode).slice(0, MOST_CHANGES),
      prices: changes.slice(0, MOST_CHANGES),
    },
  };
}

function published(
  folder: ReadonlyMap<string, Uint8Array>,
  { rows, refusedRows }: Delivery,
  told: Told,
): TakenOutcome {
  const decoder = new TextDecoder();
  const files = new Map(
    [...folder].flatMap(([path, bytes]) =>
      path === MAPPING_FILE
        ? []
        : [[path, path.startsWith("pictures/") ? "" : decoder.decode(bytes)] as const],
    ),
  );
  const result = publishCatalogue(files);
  if (!result.ok) {
    const faults = result.faults.slice(0, 5).map(({ file, line, message }) => `${file}:${line} ${message}`);
    return refused("unsound-catalogue", faults.join("; "));
  }
  const { catalogue, named } = withNamedPictures(result.catalogue, folder);
  return {
    ok: true,
    told: { rows, refusedRows, ...told },
    catalogue,
    priceLists: result.priceLists,
    pictures: named,
    source: packFiles(folder),
  };
}
