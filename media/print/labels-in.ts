import { spelling } from "@stanza/catalogue";
import { type InEveryLanguage, inLanguage } from "@stanza/quantities";

/** Words by name; some names hold a table of their own. */
interface Words {
  readonly [name: string]: string | readonly string[] | Words;
}

/** The words of a paper in its language, in the spelling of its country; English for a language that we do not speak. */
export function labelsIn<Labels extends object>(tables: InEveryLanguage<Labels>, language: string): Labels {
  const labels = inLanguage(tables, language);
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
