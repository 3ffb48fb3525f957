import {
  type DeliveredArticle,
  type Delivery,
  type DeliveryProblem,
  MAPPING_FILE,
  type TableMapping,
} from "@stanza/tables";
import { parseDocument } from "yaml";
import { articleText, inline, ruleCode } from "./article-text.ts";
import { isAsImported } from "./imported-text.ts";
import { mappingText, saysMapping } from "./mapping-schema.ts";
import { pictureOf } from "./pictures.ts";
import { itemsOf, type PriceChange, priceChange, withItems, withPrices } from "./price-items.ts";
import { treeText } from "./tree-text.ts";

/** What taking in a delivery does to a catalogue's folder. */
export interface TakenIn {
  /** New texts of the files that are new or different. */
  readonly files: ReadonlyMap<string, string>;
  /** Pictures by their path. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Codes of articles that are new. */
  readonly added: readonly string[];
  /** Codes of articles whose file is written anew. */
  readonly changed: readonly string[];
  /** Codes of articles that somebody has given rules since; only their prices are taken. */
  readonly ownRules: readonly string[];
  /** Articles of the catalogue that this delivery does not have; they stay. */
  readonly notDelivered: readonly string[];
  readonly prices: readonly PriceChange[];
  /** Pictures that are named and not there. */
  readonly problems: readonly DeliveryProblem[];
}

/**
 * Makes a catalogue of plain articles from a delivery, or brings one up to date: each article a box of its size with its picture, names,
 * folder and prices. The same delivery again changes nothing. Files that somebody has changed since the last import are left alone.
 *
 * files      of the catalogue's folder as it is; empty: a new one
 * pictures   delivered picture files by `pictureKey`
 */
export function takeInArticles(
  files: ReadonlyMap<string, string>,
  delivery: Delivery,
  mapping: TableMapping,
  pictures: ReadonlyMap<string, Uint8Array>,
): TakenIn {
  const after = new Map<string, string>();
  const put = (path: string, text: string) => {
    if (files.get(path) !== text) after.set(path, text);
  };
  const { articles } = delivery;
  const taken = new Map<string, Uint8Array>();
  const problems: DeliveryProblem[] = [];
  const images = new Map<string, string>();
  for (const article of articles) {
    const picture = pictureOf(article, pictures);
    const before = ["png", "jpg", "webp"]
      .map((ending) => `pictures/${article.code}.${ending}`)
      .find((path) => files.has(path));
    const path = picture?.path ?? before;
    if (picture) taken.set(picture.path, picture.bytes);
    else if (article.picture && before === undefined) problems.push(missingPicture(article));
    if (path !== undefined) images.set(article.code, path);
  }
  const [added, changed, ownRules]: [string[], string[], string[]] = [[], [], []];
  for (const article of articles) {
    const path = `articles/${ruleCode(article.code)}.yaml`;
    const before = files.get(path);
    const text = articleText(article, mapping);
    if (before !== undefined && !isAsImported(before)) ownRules.push(article.code);
    else if (before === undefined) added.push(article.code);
    else if (before !== text) changed.push(article.code);
    if (before === undefined || isAsImported(before)) put(path, text);
  }
  const prices = putPrices(files, articles, mapping, put);
  const catalogue = catalogueText(files.get("catalogue.yaml"), articles, mapping);
  put("catalogue.yaml", catalogue.text);
  if (catalogue.isNew) put(`models/${mapping.catalogue.code}.yaml`, modelText(mapping));
  put(
    catalogue.tree(files),
    treeText(articles, files.get(catalogue.tree(files)), (code) => images.get(code), mapping.catalogue.name),
  );
  if (!saysMapping(files.get(MAPPING_FILE), mapping)) put(MAPPING_FILE, mappingText(mapping));
  const delivered = new Set(articles.map(({ code }) => ruleCode(code)));
  return {
    files: after,
    pictures: taken,
    added,
    changed,
    ownRules,
    notDelivered: catalogue.before.filter((code) => !delivered.has(code)),
    prices,
    problems,
  };
}

const missingPicture = (article: DeliveredArticle): DeliveryProblem => ({
  cause: "noPicture",
  sheet: article.sheet,
  row: article.row,
  value: article.picture && "file" in article.picture ? article.picture.file : article.orderCode,
});

function putPrices(
  files: ReadonlyMap<string, string>,
  articles: readonly DeliveredArticle[],
  { lists, catalogue }: TableMapping,
  put: (path: string, text: string) => void,
): readonly PriceChange[] {
  const changes: PriceChange[] = [];
  for (const { code, currency, validFrom } of lists) {
    const items = itemsOf(files, code);
    if (!items) put(`prices/${code}/list.yaml`, listText(code, currency, validFrom, catalogue.name));
    const prices = new Map<string, string>();
    for (const { orderCode, prices: own } of articles) {
      const after = own[code];
      const change =
        after === undefined ? undefined : priceChange(code, orderCode, items?.prices.get(orderCode), after);
      if (!change) continue;
      changes.push(change);
      prices.set(orderCode, change.after);
    }
    // A list that follows another one gets prices of its own.
    if (prices.size > 0 && items?.text === undefined) {
      const list = files.get(`prices/${code}/list.yaml`);
      if (list !== undefined) put(`prices/${code}/list.yaml`, withItems(list));
    }
    if (prices.size > 0 || !items)
      put(items?.path ?? `prices/${code}/items.csv`, withPrices(items?.text, prices));
  }
  return changes;
}

const listText = (code: string, currency: string, validFrom: string, name: string): string =>
  [
    `cod: ${inline(code)}`,
    `des: ${inline(`${name} ${currency}`)}`,
    `currency: ${currency}`,
    `validFrom: '${validFrom}'`,
    "items: items.csv",
    "",
  ].join("\n");

const modelText = ({ catalogue: { code, name } }: TableMapping): string =>
  [
    `cod: ${inline(code)}`,
    `basemodel: ${inline(code)}`,
    `des: ${inline(name)}`,
    "fldef: true",
    `header: { variables: [], out: { cModel: ${inline(code)}, model: ${inline(code)}, reg: STD } }`,
    `tree: ${inline(`models/${code}.tree.yaml`)}`,
    "",
  ].join("\n");

interface CatalogueText {
  readonly text: string;
  readonly isNew: boolean;
  /** Rules that it listed before. */
  readonly before: readonly string[];
  /** The path of the tree that delivered articles go to: that of its first model. */
  readonly tree: (files: ReadonlyMap<string, string>) => string;
}

/** `catalogue.yaml` with the delivered articles, lists and languages in it; what else it says stays. */
function catalogueText(
  before: string | undefined,
  articles: readonly DeliveredArticle[],
  { catalogue, lists }: TableMapping,
): CatalogueText {
  const rules = articles.map(({ code }) => ruleCode(code));
  const listCodes = lists.map(({ code }) => code);
  if (before === undefined) {
    const { code, name, languages, currency } = catalogue;
    const text = [
      "format: 1",
      `cod: ${inline(code)}`,
      `des: ${inline(name)}`,
      "version: 1.0.0",
      `languages: ${inline(languages)}`,
      `currency: ${currency}`,
      `models: ${inline([code])}`,
      `priceLists: ${inline(listCodes)}`,
      "articles:",
      ...rules.map((rule) => `  - ${inline(rule)}`),
      "",
    ].join("\n");
    return { text, isNew: true, before: [], tree: () => `models/${code}.tree.yaml` };
  }
  const document = parseDocument(before);
  const listOf = (key: string): readonly string[] => {
    const value: unknown = document.toJS()?.[key];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const known = listOf("articles");
  let isSame = true;
  for (const [key, wanted] of [
    ["articles", rules],
    ["priceLists", listCodes],
    ["languages", catalogue.languages],
  ] as const) {
    const missing = wanted.filter((code) => !listOf(key).includes(code));
    if (missing.length > 0) isSame = false;
    for (const code of missing)
      if (document.has(key)) document.addIn([key], code);
      else document.set(key, document.createNode([code]));
  }
  const [model = catalogue.code] = listOf("models");
  return {
    text: isSame ? before : document.toString({ lineWidth: 0 }),
    isNew: false,
    before: known,
    tree: (files) => {
      const tree: unknown = parseDocument(files.get(`models/${model}.yaml`) ?? "").toJS()?.tree;
      return typeof tree === "string" ? tree : `models/${model}.tree.yaml`;
    },
  };
}
