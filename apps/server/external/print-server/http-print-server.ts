import { type OutsideRules, outsideFetch } from "../outside-fetch.ts";
import type { OutsideSystem } from "../systems.ts";
import type { PrintServer } from "./print-server.ts";

/** Most bytes of a report, and of an answer without one (reliability.md T34). */
const LARGEST = { report: 10 * 1024 * 1024, word: 64 * 1024 } as const;

/**
 * The print server over HTTP.
 *
 * ASSUMED, because the spec names the calls and their input but no paths: POSTs of JSON to `<address>/printCleaner`,
 * `<address>/jPrjCreatePDFDevExpress` and `<address>/externalReport`, with the key as bearer; a report is the body of the answer.
 *
 * privateHosts  see `OutsideRules`
 *
 * Source: spec 2 §7.
 */
export function openPrintServer(
  { address, key, timeOutMs }: OutsideSystem,
  privateHosts: readonly string[],
): PrintServer {
  const call = async (method: string, largest: number, body: object): Promise<Buffer> => {
    const url = new URL(`${address.replace(/\/+$/, "")}/${method}`);
    const rules: OutsideRules = { hosts: [url.host], privateHosts, timeOutMs, largest };
    const { bytes } = await outsideFetch(
      url,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(body),
      },
      rules,
    );
    return bytes;
  };
  return {
    async clean(site, userid, project) {
      await call("printCleaner", LARGEST.word, { site, userid, project });
    },
    createPdf: (projectId, report, parameters) =>
      call("jPrjCreatePDFDevExpress", LARGEST.report, { parameters, report, id: projectId }),
    createExternal: ({ fileName, saveAs, ...given }) =>
      call("externalReport", LARGEST.report, { ...given, filename: fileName, saveas: saveAs }),
  };
}
