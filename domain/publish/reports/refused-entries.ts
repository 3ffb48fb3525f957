import type { EvaluatedArticle } from "@stanza/catalogue";
import type { ReadArticle } from "../articles/read-article.ts";
import type { FaultList, Place } from "../source/fault-list.ts";

/**
 * Warns of entries that the article's own checks refuse as they are first inserted, such as a closet whose sections do not fill its width: whoever
 * takes one from the catalogue begins with an error that they have not made.
 *
 * articles  by NEUTRO
 */
export function refusedEntries(
  articles: ReadonlyMap<string, ReadArticle>,
  faults: FaultList,
): (entry: EvaluatedArticle) => void {
  const warned = new Set<string>();
  return ({ neutro, problems }) => {
    const article = articles.get(neutro);
    if (!article) return;
    for (const { code, because, severity } of problems) {
      const place = placeOf(article, code);
      if (severity !== "error" || !place || warned.has(`${neutro} ${code}`)) continue;
      warned.add(`${neutro} ${code}`);
      faults.warn(
        place,
        "W_REFUSED",
        `'${neutro}' is refused as it is first inserted, because of '${code}': ${Object.values(because)[0] ?? ""}`,
      );
    }
  };
}

/** Where a check of the author stands, a record's check at its list; what the engine says by itself is no check. */
function placeOf({ rule, file, places }: ReadArticle, id: string): Place | undefined {
  const constraint = rule.constraints.findIndex((one) => one.id === id);
  if (constraint >= 0) return file.at(["constraints", constraint]);
  const list = rule.variables.find(
    (one) => one.kind === "dclass" && one.each.some((check) => check.id === id),
  );
  return list && places.get(list.code);
}
