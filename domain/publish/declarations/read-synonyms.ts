import { type Synonym, suggest, wordsOf } from "@stanza/catalogue";
import { readItems } from "../schema/read-shape.ts";
import { type AuthoredCatalogue, synonymSchema } from "../schema/schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { Folder } from "../source/folder.ts";
import type { YamlFile } from "../source/yaml-source.ts";

/**
 * Reads the words that people type for articles whose names do not have them.
 *
 * sold   codes of the articles and of their rules; `undefined`: not known, because something else is broken
 */
export function readSynonyms(
  authored: AuthoredCatalogue,
  file: YamlFile,
  folder: Folder,
  faults: FaultList,
  sold: ReadonlySet<string> | undefined,
): readonly Synonym[] {
  const source =
    authored.synonyms === undefined ? undefined : folder.yaml(authored.synonyms, file.at(["synonyms"]));
  if (!source) return [];
  const seen = new Map<string, string>();
  return readItems(synonymSchema, source.value, source, faults).map(({ item, index }): Synonym => {
    for (const [language, words] of Object.entries(item.words)) {
      if (!authored.languages.includes(language))
        faults.add(
          source.at([index, "words", language]),
          "E_LANG",
          `'${language}' is not a language of the catalogue (${authored.languages.join(", ")})`,
          suggest(language, authored.languages),
        );
      for (const [n, word] of words.entries()) {
        const place = source.at([index, "words", language, n]);
        const plain = wordsOf(word).map((one) => one.word);
        const key = `${language} ${plain.join(" ")}`;
        const known = seen.get(key);
        if (plain.length === 0)
          faults.add(place, "E_SCHEMA", `'${word}' has no letter or digit to search for`);
        else if (known !== undefined)
          faults.add(
            place,
            "E_DUPLICATE",
            `'${word}' stands for ${known} already; list all its articles there`,
          );
        else seen.set(key, item.articles.join(", "));
      }
    }
    const listed = new Set<string>();
    for (const [n, code] of item.articles.entries()) {
      const place = source.at([index, "articles", n]);
      if (listed.has(code)) faults.add(place, "E_DUPLICATE", `${code} is listed twice`);
      else if (sold && !sold.has(code))
        faults.add(place, "E_NAME", `there is no article and no article rule '${code}'`, suggest(code, sold));
      listed.add(code);
    }
    return { words: item.words, articles: item.articles };
  });
}
