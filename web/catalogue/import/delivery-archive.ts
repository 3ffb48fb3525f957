import { packFiles, type TableFile } from "@stanza/codecs";
import type { DeliveryUse, TableMapping } from "@stanza/tables";

/** A delivery as the server takes it: what is wanted, the tables and the pictures in one archive. */
export function deliveryArchive({
  mapping,
  use,
  save,
  tables,
  pictures,
}: {
  readonly mapping: TableMapping;
  readonly use: DeliveryUse;
  readonly save: "preview" | "draft" | "publish";
  readonly tables: readonly TableFile[];
  readonly pictures: readonly TableFile[];
}): Blob {
  const request = new TextEncoder().encode(JSON.stringify({ mapping, use, save }));
  const files = new Map<string, Uint8Array>([
    ["request.json", request],
    ...tables.map(({ name, bytes }) => [`tables/${name}`, bytes] as const),
    ...pictures.map(({ name, bytes }) => [`pictures/${name}`, bytes] as const),
  ]);
  return new Blob([new Uint8Array(packFiles(files))], { type: "application/octet-stream" });
}
