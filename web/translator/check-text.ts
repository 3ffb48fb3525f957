import { placeholdersOf } from "@stanza/web-site";

/** Why a text cannot take the place of its source, as texts name it; null: it can. */
export type TextFault = "empty" | "placeholders" | "long";

/** A text longer than this beside its source may not fit where it stands. */
const LONGEST_RATIO = 1.6;
const SHORT = 12;
const MOST_CHARACTERS = 2000;
const PLURAL = /_(zero|one|two|few|many)$/;

export function textFault(source: string, text: string): TextFault | null {
  if (text.trim() === "") return "empty";
  if (text.length > MOST_CHARACTERS) return "long";
  return placeholdersOf(source) === placeholdersOf(text) ? null : "placeholders";
}

/** The values that a text loses of its source, and those that it wants and is not given, as they are written. */
export function strayPlaceholders(
  source: string,
  text: string,
): { readonly missing: readonly string[]; readonly foreign: readonly string[] } {
  const [given, wanted] = [source, text].map((one) => placeholdersOf(one).split(",").filter(Boolean));
  const written = (names: readonly string[] = [], others: readonly string[] = []) =>
    names.filter((name) => !others.includes(name)).map((name) => `{{${name}}}`);
  return { missing: written(given, wanted), foreign: written(wanted, given) };
}

/** The text that a key's wordings are compared with: a plural form that the source does not have is one of its `other`. */
export function sourceOf(source: Readonly<Record<string, string>>, key: string): string | undefined {
  for (const one of [key, key.replace(PLURAL, "_other")]) if (Object.hasOwn(source, one)) return source[one];
  return undefined;
}

/** True for a text that may not fit where its source stands; it can be saved all the same. */
export const mayNotFit = (source: string, text: string): boolean =>
  text.length > Math.max(SHORT, source.length * LONGEST_RATIO);
