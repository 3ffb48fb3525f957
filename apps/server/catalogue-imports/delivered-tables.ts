import { readTableFile, unpackFile, type unpackFiles, ZipFault } from "@stanza/codecs";
import type { TakenDelivery } from "@stanza/contract";
import type { UpdatedPriceLists, UpdatedPrices } from "@stanza/publish";
import { type Delivery, type DeliveryUse, readDelivery, type TableMapping } from "@stanza/tables";
import { z } from "zod";

/** What archives of deliveries and of folders made of them may hold. */
export const DELIVERY_LIMITS = {
  maxZipEntries: 60_000,
  maxInflatedBytes: 128_000_000,
  maxInflateRatio: 300,
  maxBytesTogether: 400_000_000,
};
/** The mapping of a table with every column, several times over. */
const REQUEST_BYTES = 1_000_000;
/** Changes of prices that are told. */
export const MOST_CHANGES = 2000;

const request = z.object({
  mapping: z.unknown(),
  use: z.enum(["articles", "prices"]),
  save: z.enum(["preview", "draft", "publish"]),
});

/** What a delivery asks for, before the heavy part: whose catalogue it is decides whether it goes on. */
export interface DeliveryRequest {
  readonly mapping: TableMapping;
  readonly use: DeliveryUse;
  readonly save: z.output<typeof request>["save"];
}

/** What came of a delivery, as the answer tells it. */
export type Told = Omit<TakenDelivery, "code" | "version">;

/** Reads what a delivery asks for and nothing else of it; a text says what is wrong with it. */
export async function readRequest(archive: Uint8Array): Promise<DeliveryRequest | string> {
  try {
    const bytes = unpackFile(archive, "request.json", {
      ...DELIVERY_LIMITS,
      maxInflatedBytes: REQUEST_BYTES,
    });
    const parsed = request.safeParse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())));
    if (!parsed.success) return "request.json needs mapping, use and save.";
    // Servers that take in no table do without the publisher.
    const { readMapping } = await import("@stanza/publish");
    const read = readMapping(JSON.stringify(parsed.data.mapping ?? null));
    if (!read.ok) return `The mapping has faults: ${read.faults.slice(0, 5).join("; ")}.`;
    return { mapping: read.mapping, use: parsed.data.use, save: parsed.data.save };
  } catch (error) {
    if (error instanceof ZipFault || error instanceof SyntaxError)
      return `The archive cannot be read: ${error.message}.`;
    throw error;
  }
}

/** The tables among the files of a delivery, read by its mapping. Throws `NoTables` for a file that is none. */
export function deliveredTables(
  sent: ReturnType<typeof unpackFiles>,
  { mapping, use }: Pick<DeliveryRequest, "mapping" | "use">,
): Delivery {
  const sheets = [...sent].flatMap(([path, bytes]) =>
    path.startsWith("tables/") ? readTableFile({ name: path.slice(7), bytes }) : [],
  );
  return readDelivery(sheets, mapping, use);
}

/** What new prices change, and which of them have no place. */
export function toldPrices(
  { rows, refusedRows }: Delivery,
  {
    changes,
    unchanged,
    unknown,
    unknownKeys,
    notDelivered,
  }: Omit<UpdatedPrices, "files" | "unknownLists"> | Omit<UpdatedPriceLists, "lists" | "unknownLists">,
): Told {
  return {
    ...{ rows, refusedRows, added: 0, changed: changes.length, unchanged, pictures: 0, ownRules: [] },
    notDelivered: notDelivered.length,
    unknown: [
      ...unknown.map(({ orderCode, sheet, row }) => ({ what: orderCode, place: `${sheet} ${row}` })),
      ...unknownKeys.map(({ matrix, keys, sheet, column, row }) => ({
        what: `${matrix}[${keys.join(", ")}]`,
        place: `${sheet} ${column}${row}`,
      })),
    ].slice(0, MOST_CHANGES),
    prices: changes.slice(0, MOST_CHANGES),
  };
}
