import { spelling } from "@stanza/catalogue";

/** Words by name; some names hold a table of their own. */
interface Words {
  readonly [name: string]: string | readonly string[] | Words;
}

/**
 * The words of a paper in its language, in the spelling of its country; English for a language without a table.
 *
 * tables  by two-letter language
 */
export function labelsIn<Labels extends object>(
  tables: Readonly<Record<string, Labels>> & { readonly en: Labels },
  language: string,
): Labels {
  const base = language.split("-")[0] ?? "";
  const labels = (Object.hasOwn(tables, base) && tables[base]) || tables.en;
  return spelling("ß", language) === "ß"
    ? labels
    : (spelt(labels as unknown as Words, language) as unknown as Labels);
}

function spelt(words: Words, language: string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === "string"
        ? spelling(value, language)
        : Array.isArray(value)
          ? value.map((word) => spelling(word, language))
          : spelt(value as Words, language),
    ]),
  );
}
