import type { ImportedPlan } from "../imported-plan.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { planOfHome } from "./home-plan.ts";
import { type HomeElement, parseHomeXml } from "./home-xml.ts";
import { readJavaHome } from "./java-home.ts";
import { inflateEntry, zipEntries } from "./zip-entry.ts";

/**
 * A plan from a `.sh3d` file: the `Home.xml` entry of the archive, or in its place the program's own objects, which is all that versions
 * before 5.3 wrote. Models and textures are not read.
 *
 * refused   `javaOnly` where those objects cannot be read; as `zipEntries`, `inflateEntry`, `readHome`
 */
export function readSweetHome(bytes: Uint8Array): ImportedPlan {
  const entries = zipEntries(bytes);
  // Archives that were unpacked and packed again may have all in a folder.
  const named = (wanted: string) =>
    entries.find(({ name }) => name === wanted) ?? entries.find(({ name }) => name.endsWith(`/${wanted}`));
  const [xml, objects] = [named("Home.xml"), named("Home")];
  if (xml) return planOfHome(parseHomeXml(decodeText(inflateEntry(bytes, xml))));
  if (!objects) throw new PlanRefusal("notAPlan", "the archive has no home");
  return planOfHome(homeOfObjects(inflateEntry(bytes, objects)));
}

function homeOfObjects(bytes: Uint8Array): HomeElement {
  try {
    return readJavaHome(bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlanRefusal(
      "javaOnly",
      `the archive has a home only as Java objects, which cannot be read: ${why}`,
    );
  }
}

/** Text as UTF-8, UTF-16 by its mark, or as its XML declaration says. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 200));
  const named = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? "utf-8";
  // A text whose head reads with one byte a letter cannot be in UTF-16, whatever it says.
  return decoderOf(/^utf-?16/i.test(named) ? "utf-8" : named).decode(bytes);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
