import type { ImportedPlan } from "../imported-plan.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { readHome } from "./home-plan.ts";
import { inflateEntry, zipEntries } from "./zip-entry.ts";

/**
 * A plan from a `.sh3d` file: the `Home.xml` entry of the archive. Its models and textures are not read.
 *
 * refused   `javaOnly` for a file of a version before 5.5, which has only the program's own Java objects; as `zipEntries`,
 *           `inflateEntry`, `readHome`
 */
export function readSweetHome(bytes: Uint8Array): ImportedPlan {
  const entries = zipEntries(bytes);
  const home = entries.find(({ name }) => name === "Home.xml");
  if (home) return readHome(decodeText(inflateEntry(bytes, home)));
  if (entries.some(({ name }) => name === "Home"))
    throw new PlanRefusal("javaOnly", "the archive has a home only as Java objects, no Home.xml");
  throw new PlanRefusal("notAPlan", "the archive has no home");
}

/** Text as UTF-8, or UTF-16 by its mark. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
