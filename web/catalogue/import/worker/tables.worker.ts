import { NoTables, readTableFile } from "@stanza/codecs";
import type { Sheet } from "@stanza/tables";
import type { FromTablesWorker, ToTablesWorker } from "./tables-protocol.ts";

self.addEventListener("message", ({ data }: MessageEvent<ToTablesWorker>) => {
  self.postMessage(answerTo(data));
});

function answerTo({ files }: ToTablesWorker): FromTablesWorker {
  const sheets: Sheet[] = [];
  for (const file of files) {
    try {
      sheets.push(...readTableFile(file));
    } catch (error) {
      return { kind: "refused", file: file.name, cause: error instanceof NoTables ? error.cause : "damaged" };
    }
  }
  return { kind: "read", sheets };
}
