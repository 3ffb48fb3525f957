import { zipEntries as entriesOf, inflateEntry as inflate, type ZipEntry, ZipFault } from "@stanza/codecs";
import { PLAN_LIMITS } from "../plan-limits.ts";
import { PlanRefusal } from "../plan-refusal.ts";

/**
 * The directory of a zip archive. Nothing is inflated yet.
 *
 * refused   `damaged`, `tooManyParts` above 20,000 entries
 */
export const zipEntries = (bytes: Uint8Array): readonly ZipEntry[] =>
  refused(() => entriesOf(bytes, PLAN_LIMITS));

/**
 * The bytes of one entry, within a plan's limits.
 *
 * refused   `zipBomb`, `zipEncrypted`, `damaged`
 */
export const inflateEntry = (bytes: Uint8Array, entry: ZipEntry): Uint8Array =>
  refused(() => inflate(bytes, entry, PLAN_LIMITS));

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ZipFault) throw new PlanRefusal(error.cause, error.message);
    throw error;
  }
}
