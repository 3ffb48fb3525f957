import { suggest } from "@stanza/catalogue";
import type { FaultList } from "../source/fault-list.ts";
import type { ShapedArticle } from "./shape-articles.ts";

/**
 * Warns of anchors that accept a tag which no article of the catalogue has.
 *
 * others   tags that articles of other catalogues have
 */
export function warnOfUnknownTags(
  articles: readonly ShapedArticle[],
  others: readonly string[],
  faults: FaultList,
): void {
  const tags = new Set([...others, ...articles.flatMap(({ authored }) => authored.tags)]);
  for (const { authored, file } of articles)
    for (const [i, { id, accepts = [] }] of authored.anchors.entries())
      for (const [n, tag] of accepts.entries())
        if (!tags.has(tag))
          faults.warn(
            file.at(["anchors", i, "accepts", n]),
            "W_TAG",
            `anchor '${id}' accepts '${tag}', a tag that no article has; one of another catalogue stands in 'otherTags' of catalogue.yaml`,
            suggest(tag, tags),
          );
}
