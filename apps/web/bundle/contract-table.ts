import { fileURLToPath } from "node:url";
import { mediaTypesOf, type Operation, operations } from "@stanza/contract";
import type { Plugin } from "vite";

const contractFile = (name: string) =>
  fileURLToPath(new URL(`../../../wire/contract/${name}`, import.meta.url));

/** The replacement in the browser for each file of the contract; its types are used as they are. */
const replacements: Readonly<Record<string, () => string>> = {
  [contractFile("index.ts")]: () =>
    [
      `export { createClient } from "./client.ts";`,
      `export { CONSENT_NAMES, gdprFlagsOf, PRIVACY_VERSION } from "./consent-names.ts";`,
      `export { CONSENT_VERSION } from "./consent-version.ts";`,
      `export { isEmail } from "./is-email.ts";`,
      `export { FURTHEST_MAINTENANCE_DAYS, LONGEST_MAINTENANCE_HOURS, maintenanceFault } from "./maintenance-faults.ts";`,
      `export { passwordFaults, SHORTEST_PASSWORD } from "./password-faults.ts";`,
      `export { pricingShop } from "./pricing-shop.ts";`,
      `export { PRESENCE } from "./presence-times.ts";`,
      `export { PROJECT_SORTS } from "./project-sorts.ts";`,
      `export { FARM_PATH, FILM_LIMITS, RENDER_LIMITS, RENDER_SAMPLES, renderCredits, renderPaths } from "./render-terms.ts";`,
      `export { ROW_PHOTO_SIDES } from "./row-photo-sides.ts";`,
    ].join("\n"),
  [contractFile("operations.ts")]: operationTable,
  // The one function of it that the client calls.
  [contractFile("operation.ts")]: () => "export const mediaTypesOf=(schema)=>schema?.meta()?.mediaTypes;",
};

const PURE = /\/(?:wire\/(?:codecs|plans)|domain\/[\w-]+)\/(?:[\w-]+\/)*[\w.-]+\.ts$/;

/** A schema as the typed client asks for it: `-` none, `j` one, else the kinds of bytes that it stands for. */
function schemaText(schema: Operation["body"]): string {
  if (!schema) return "-";
  return mediaTypesOf(schema)?.join(",") ?? "j";
}

/**
 * The operations as a plain table: id, method, path, which statuses there are and what is bytes. A line of words for each, since the names of
 * its parts would be written a thousand times.
 */
export function operationTable(): string {
  const lines = Object.entries(operations).map(([id, operation]: [string, Operation]) => {
    const { method, path, body, responses } = operation;
    const statuses = Object.entries(responses).map(([status, schema]) =>
      schemaText(schema) === "j" ? status : `${status}=${schemaText(schema)}`,
    );
    return [id, method, path, schemaText(body), ...statuses].join(" ");
  });
  return `${readTable.toString()}
export const operations=readTable(${JSON.stringify(lines.join("\n"))});`;
}

/** Reads the lines of the table in the browser; self-contained, because its text is put beside them. */
function readTable(lines: string): Record<string, unknown> {
  const schemaOf = (text: string) =>
    text === "-" ? undefined : { meta: () => (text === "j" ? undefined : { mediaTypes: text.split(",") }) };
  return Object.fromEntries(
    lines.split("\n").map((line) => {
      const [id = "", method, path, body = "-", ...statuses] = line.split(" ");
      const responses = statuses.map((one) => {
        const [status = "", kinds = "j"] = one.split("=");
        return [status, schemaOf(kinds)];
      });
      return [id, { id, method, path, body: schemaOf(body), responses: Object.fromEntries(responses) }];
    }),
  );
}

/**
 * Leaves the schemas of the contract out of the browser: there the types have already checked what is sent, and the server checks it
 * again, so the client needs the table alone. It keeps Zod (27 kB gzip) off the first page.
 */
export function contractTable(): Plugin {
  return {
    name: "stanza-contract-table",
    enforce: "pre",
    load: (id) => replacements[id]?.(),
    transform(_code, id) {
      // Domain and codecs are pure: a module that nobody uses does nothing and may be dropped.
      return PURE.test(id) ? { moduleSideEffects: false } : undefined;
    },
  };
}
