import type { ArticleEntry, Catalogue, ClassificationNode, Text } from "@stanza/catalogue";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { seededRandom } from "./seeded-random.ts";

/** Makers and lines, so that names differ as they do in a real assortment. */
const SYLLABLES = [
  "al",
  "bo",
  "cri",
  "do",
  "es",
  "fa",
  "gri",
  "lu",
  "mo",
  "ne",
  "or",
  "pa",
  "qui",
  "ro",
  "sta",
  "ti",
  "ur",
  "ve",
  "zan",
];
const FOLDERS = 60;
const FINISHES: readonly Text[] = [
  { it: "rovere naturale", en: "natural oak", de: "Eiche natur" },
  { it: "noce canaletto", en: "American walnut", de: "Nussbaum amerikanisch" },
  { it: "bianco opaco", en: "matt white", de: "weiß matt" },
  { it: "grigio fumo", en: "smoke grey", de: "Rauchgrau" },
  { it: "verde salvia", en: "sage green", de: "Salbeigrün" },
  { it: "cemento spatolato", en: "trowelled concrete", de: "Beton gespachtelt" },
];

/**
 * The demo kitchen's articles over and over, each with a code, a size and a name in three languages of its own: `count` of them in one
 * model and sixty folders.
 */
export function largeCatalogue(count: number): Catalogue {
  const { bundle, open } = demoCatalogue("cucina");
  const random = seededRandom(2026);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const model = open.defaultModel();
  const originals = articlesIn(model.tree);
  const lines = Array.from({ length: 300 }, () => pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES));
  const articles = Array.from({ length: count }, (_, i): ArticleEntry => {
    const original = originals[i % originals.length]!;
    const [line, finish] = [pick(lines), pick(FINISHES)];
    const width = 150 + Math.floor(random() * 22) * 50;
    return {
      code: `${line.slice(0, 3).toUpperCase()}-${original.code}-${String(i).padStart(5, "0")}`,
      neutro: original.neutro,
      description: Object.fromEntries(
        Object.entries(original.description).map(([language, name]) => [
          language,
          `${name} ${line} ${finish[language] ?? ""}`,
        ]),
      ),
      preset: "W" in original.preset ? { ...original.preset, W: width } : original.preset,
    };
  });
  const size = Math.ceil(count / FOLDERS);
  const tree = Array.from({ length: FOLDERS }, (_, i): ClassificationNode => {
    const name = `${pick(lines)} ${i}`;
    return {
      code: `F${i}`,
      description: { it: `Linea ${name}`, en: `Line ${name}`, de: `Linie ${name}` },
      nodes: [],
      articles: articles.slice(i * size, (i + 1) * size),
    };
  });
  return { ...bundle, models: [{ ...model, tree }], galleries: [] };
}

const articlesIn = (nodes: readonly ClassificationNode[]): readonly ArticleEntry[] =>
  nodes.flatMap((node) => [...node.articles, ...articlesIn(node.nodes)]);
