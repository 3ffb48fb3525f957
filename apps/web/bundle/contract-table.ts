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
      `export { PROJECT_SORTS } from "./project-sorts.ts";`,
      `export { ROW_PHOTO_SIDES } from "./row-photo-sides.ts";`,
    ].join("\n"),
  [contractFile("operations.ts")]: operationTable,
  // The one function of it that the client calls.
  [contractFile("operation.ts")]: () => "export const mediaTypesOf=(schema)=>schema?.meta()?.mediaTypes;",
};

const PURE = /\/(?:wire\/(?:codecs|plans)|domain\/[\w-]+)\/(?:[\w-]+\/)*[\w.-]+\.ts$/;

/** The facts about a schema that the typed client asks for: that there is one, and whether it is bytes. */
function schemaText(schema: Operation["body"]): string {
  if (!schema) return "undefined";
  const mediaTypes = mediaTypesOf(schema);
  return mediaTypes ? `{meta:()=>({mediaTypes:${JSON.stringify(mediaTypes)}})}` : "json";
}

/** The operations as a plain table: id, method, path, which statuses there are and what is bytes. */
export function operationTable(): string {
  const rows = Object.entries(operations).map(([id, operation]: [string, Operation]) => {
    const responses = Object.entries(operation.responses).map(
      ([status, schema]) => `${status}:${schemaText(schema)}`,
    );
    const { method, path, body } = operation;
    return `${id}:{id:"${id}",method:"${method}",path:"${path}",body:${schemaText(body)},responses:{${responses.join()}}}`;
  });
  return `const json={meta:()=>undefined};export const operations={${rows.join()}};`;
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
