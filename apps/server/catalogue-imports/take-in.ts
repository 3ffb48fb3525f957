import type { Catalogue, PriceList } from "@stanza/catalogue";
import { NoTables, packFiles, unpackFiles } from "@stanza/codecs";
import { pictureKey, publishCatalogue, takeInArticles, updatePrices } from "@stanza/publish";
import { type Delivery, MAPPING_FILE, type TableMapping } from "@stanza/tables";
import { withNamedPictures } from "../catalogues/catalogue-pictures.ts";
import {
  DELIVERY_LIMITS,
  type DeliveryRequest,
  deliveredTables,
  MOST_CHANGES,
  type Told,
  toldPrices,
} from "./delivered-tables.ts";

export interface TakeIn extends Pick<DeliveryRequest, "mapping" | "use"> {
  /** As it was sent: request.json, tables/, pictures/. */
  readonly archive: Uint8Array;
  /** The catalogue's folder as an archive; `null`: it is new. */
  readonly source: Uint8Array | null;
}

/** A catalogue with a delivery in it, ready to be stored, with what is to be told. */
export interface TakenIn {
  readonly ok: true;
  readonly told: Told;
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

/** Takes a delivery into a catalogue's folder and publishes the result, all in memory. Heavy: it runs in a thread. */
export function takeIn({ archive, source, mapping, use }: TakeIn): TakenOutcome {
  const sent = unpackFiles(archive, DELIVERY_LIMITS);
  const folder =
    source === null ? new Map<string, Uint8Array>() : new Map(unpackFiles(source, DELIVERY_LIMITS));
  if (use === "prices" && folder.size === 0)
    return refused("nothing-there", "Prices alone need a catalogue; take in the articles first.");
  let delivery: Delivery;
  try {
    delivery = deliveredTables(sent, { mapping, use });
  } catch (error) {
    if (error instanceof NoTables) return refused("unreadable-delivery", error.message);
    throw error;
  }
  const good = delivery.articles.length + (use === "prices" ? delivery.matrixPrices.length : 0);
  if (good === 0) return refused("no-good-row", "No row of the delivery is good.");
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
  return published(folder, outcome.told);
}

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
      rows: delivery.rows,
      refusedRows: delivery.refusedRows,
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
  const updated = updatePrices(texts, delivery);
  return { files: updated.files, pictures: new Map(), told: toldPrices(delivery, updated) };
}

function published(folder: ReadonlyMap<string, Uint8Array>, told: Told): TakenOutcome {
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
    told,
    catalogue,
    priceLists: result.priceLists,
    pictures: named,
    source: packFiles(folder),
  };
}
