import type { DeliveredArticle, TableMapping } from "@stanza/tables";
import { importedText } from "./imported-text.ts";

/** The rule of a sold code: the code itself; codes that begin like articles outside the catalogue get a letter before it. */
export const ruleCode = (code: string): string => (code.startsWith("99") ? `A-${code}`.slice(0, 40) : code);

/** A value as YAML writes it in one line; JSON is YAML. */
export const inline = (value: unknown): string =>
  // JSON leaves some characters as they are that YAML wants written as numbers.
  JSON.stringify(value).replace(
    /[\x7f-\x9f\ufeff\u2028\u2029\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The names of an article; braces would be places for values. */
export function namesOf({ names, code }: DeliveredArticle): Readonly<Record<string, string>> | string {
  const entries = Object.entries(names).map(([language, name]) => [language, withoutBraces(name)]);
  return entries.length === 0 ? code : Object.fromEntries(entries);
}

export const withoutBraces = (text: string): string => text.replaceAll("{", "(").replaceAll("}", ")");

/**
 * The file of a plain article: a box of its size that stands on the floor beside others, and one order line with its price. Whoever knows
 * more about it replaces this by rules (docs/recipes/write-a-catalogue.md).
 */
export function articleText(article: DeliveredArticle, { sizeWhenMissing, lists }: TableMapping): string {
  const { width, height, depth } = article.size ?? sizeWhenMissing;
  const size = inline([width, height, depth]);
  const price = lists.length === 0 ? { none: true } : { item: article.orderCode };
  return importedText(
    [
      `neutro: ${inline(ruleCode(article.code))}`,
      `des: ${inline(namesOf(article))}`,
      `box: ${size}`,
      ...(article.weight === undefined ? [] : [`weight: ${article.weight}`]),
      "parts:",
      `  - { id: body, type: box, at: [0, 0, 0], size: ${size} }`,
      "anchors:",
      `  - { id: L, kind: side, at: [0, 0, 0], dir: [-1, 0, 0], size: [${depth}, ${height}] }`,
      `  - { id: R, kind: side, at: [${width}, 0, 0], dir: [1, 0, 0], size: [${depth}, ${height}] }`,
      `  - { id: B, kind: back, at: [${width / 2}, 0, 0], dir: [0, 0, -1] }`,
      `  - { id: F, kind: floor, at: [${width / 2}, 0, ${depth / 2}], dir: [0, -1, 0] }`,
      "erp:",
      `  - { id: main, cod: ${inline(article.orderCode)}, price: ${inline(price)} }`,
      "",
    ].join("\n"),
  );
}
