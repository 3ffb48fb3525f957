import type { NoTablesCause, TableFile } from "@stanza/codecs";
import type { Sheet } from "@stanza/tables";
import { useEffect, useRef, useState } from "react";
import type { FromTablesWorker, ToTablesWorker } from "./worker/tables-protocol.ts";

/** Files that a person has chosen, and what is read of them so far. */
export type TableFiles =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly name: string }
  | { readonly kind: "refused"; readonly name: string; readonly cause: NoTablesCause }
  | {
      readonly kind: "read";
      readonly name: string;
      readonly sheets: readonly Sheet[];
      readonly tables: readonly TableFile[];
      readonly pictures: readonly TableFile[];
    };

const IS_PICTURE = /\.(?:png|jpe?g|webp)$/i;
/** No more is sent to the server, bytes. */
const MOST_BYTES = 90_000_000;

/** Reads chosen files in a worker. A second choice adds to what is there: pictures, or tables with more of the same articles. */
export function useTableFiles() {
  const [files, setFiles] = useState<TableFiles>({ kind: "none" });
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const clear = () => {
    stop();
    setFiles({ kind: "none" });
  };
  const read = async (chosen: readonly File[]) => {
    stop();
    const before = files.kind === "read" ? files : undefined;
    const [first] = chosen;
    if (!first) return;
    const name = before?.name ?? first.name;
    setFiles({ kind: "reading", name: first.name });
    const refuse = (cause: NoTablesCause, file = first.name) =>
      setFiles({ kind: "refused", name: file, cause });
    const known = [...(before?.tables ?? []), ...(before?.pictures ?? [])];
    const size = [...chosen.map((file) => file.size), ...known.map(({ bytes }) => bytes.length)];
    if (size.reduce((sum, one) => sum + one, 0) > MOST_BYTES) return refuse("tooLarge");
    const added = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    const pictures = [...(before?.pictures ?? []), ...added.filter((file) => IS_PICTURE.test(file.name))];
    const tables = [...(before?.tables ?? []), ...added.filter((file) => !IS_PICTURE.test(file.name))];
    if (tables.length === 0) return refuse("noTable");
    const own = new Worker(new URL("./worker/tables.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    own.addEventListener("error", () => refuse("damaged"));
    own.addEventListener("message", ({ data }: MessageEvent<FromTablesWorker>) => {
      stop();
      if (data.kind === "refused") refuse(data.cause, data.file);
      else setFiles({ kind: "read", name, sheets: data.sheets, tables, pictures });
    });
    own.postMessage({ files: tables } satisfies ToTablesWorker);
  };
  return { files, read: (chosen: readonly File[]) => void read(chosen), clear };
}
