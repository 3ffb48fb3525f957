import { codeOf, type DeliveredArticle } from "@stanza/tables";
import { parse, parseDocument } from "yaml";
import { inline, namesOf, ruleCode, withoutBraces } from "./article-text.ts";
import { importedText, isAsImported } from "./imported-text.ts";

/** A node of the tree as the file writes it. */
interface Node {
  cod: string;
  des: unknown;
  nodes?: Node[];
  articles?: Entry[];
  readonly [key: string]: unknown;
}

interface Entry {
  readonly cod: string;
  readonly neutro: string;
  readonly des?: unknown;
  readonly image?: string;
  readonly [key: string]: unknown;
}

/**
 * The tree in which people find the delivered articles: a folder for each category. A tree as an import wrote it is written anew, with the
 * articles of earlier deliveries where they were; one that somebody has changed keeps everything and gets what is new at its end.
 *
 * before   the file as it is; absent: there is none
 * image    the path of an article's picture
 * rest     the name of the folder for articles without a category
 */
export function treeText(
  articles: readonly DeliveredArticle[],
  before: string | undefined,
  image: (code: string) => string | undefined,
  rest: string,
): string {
  const old = before === undefined ? [] : nodesOf(before);
  const isOurs = before === undefined || isAsImported(before);
  const delivered = new Map(articles.map((article) => [article.code, article]));
  const known = new Set(entriesOf(old).map(({ cod }) => cod));
  if (!isOurs) {
    const added = articles.filter(({ code }) => !known.has(code));
    if (added.length === 0) return before;
    const document = parseDocument(before);
    const taken = codesOf(old);
    for (const node of grown([], added, image, rest)) {
      while (taken.has(node.cod)) node.cod = `${node.cod.slice(0, 36)}-NEW`;
      document.add(document.createNode(node));
    }
    return document.toString({ lineWidth: 0 });
  }
  // What is delivered goes to its category of today; the rest stays.
  const kept = without(old, (cod) => delivered.has(cod));
  return importedText(
    `${grown(kept, articles, image, rest)
      .flatMap((node) => lines(node, ""))
      .join("\n")}\n`,
  );
}

function nodesOf(text: string): Node[] {
  const value: unknown = parse(text);
  return Array.isArray(value) ? (value as Node[]) : [];
}

const entriesOf = (nodes: readonly Node[]): readonly Entry[] =>
  nodes.flatMap(({ nodes: inner = [], articles = [] }) => [...articles, ...entriesOf(inner)]);

const codesOf = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ cod, nodes: inner = [] }) => [cod, ...codesOf(inner)]));

function without(nodes: readonly Node[], isGone: (cod: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    const inner = without(node.nodes ?? [], isGone);
    const articles = (node.articles ?? []).filter(({ cod }) => !isGone(cod));
    return inner.length + articles.length === 0 ? [] : [{ ...node, nodes: inner, articles }];
  });
}

/** The nodes with articles added to the folders of their categories. */
function grown(
  nodes: Node[],
  articles: readonly DeliveredArticle[],
  image: (code: string) => string | undefined,
  rest: string,
): Node[] {
  for (const article of articles) {
    const path = article.categories.length === 0 ? [rest] : article.categories;
    let level = nodes;
    let folder: Node | undefined;
    let prefix = "";
    for (const name of path) {
      const cod = folderCode(prefix, name);
      folder = level.find((node) => node.cod === cod);
      if (!folder) {
        folder = { cod, des: withoutBraces(name) };
        level.push(folder);
      }
      folder.nodes ??= [];
      level = folder.nodes;
      prefix = cod;
    }
    const picture = image(article.code);
    if (folder) folder.articles = [...(folder.articles ?? []), entryOf(article, picture)];
  }
  return nodes;
}

const entryOf = (article: DeliveredArticle, picture: string | undefined): Entry => ({
  cod: article.code,
  neutro: ruleCode(article.code),
  des: namesOf(article),
  ...(picture === undefined ? {} : { image: picture }),
});

/** Folders of different branches have different codes. */
const folderCode = (prefix: string, name: string): string =>
  `${prefix === "" ? "" : `${prefix.slice(0, 18)}.`}${codeOf(name).slice(0, 20) || "FOLDER"}`;

function lines({ nodes = [], articles = [], ...node }: Node, indent: string): readonly string[] {
  return [
    `${indent}- cod: ${inline(node.cod)}`,
    ...Object.entries(node).flatMap(([key, value]) =>
      key === "cod" ? [] : [`${indent}  ${key}: ${inline(value)}`],
    ),
    ...(nodes.length === 0
      ? []
      : [`${indent}  nodes:`, ...nodes.flatMap((child) => lines(child, `${indent}    `))]),
    ...(articles.length === 0
      ? []
      : [`${indent}  articles:`, ...articles.map((entry) => `${indent}    - ${inline(entry)}`)]),
  ];
}
