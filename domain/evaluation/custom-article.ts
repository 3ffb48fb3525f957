import type { ErpLine, EvaluatedArticle, Problem, Text } from "@stanza/catalogue";
import { CUSTOM_LINE_ID, type OwnLine, type Row } from "@stanza/project";
import type { InEveryLanguage } from "@stanza/quantities";
import type { EvaluatedRow } from "./evaluated-project.ts";

/** Returns true for a custom article, which has no rule and whose ERP lines are typed (spec 2 §4; catalogue.md §4.3). */
export function isCustomArticle({ neutro }: Pick<EvaluatedArticle, "neutro">): boolean {
  return neutro.startsWith("99");
}

/** The typed line behind an ERP line; `undefined` unless the article is a custom one. */
export function ownLineOf({ row, article }: EvaluatedRow, lineId: string): OwnLine | undefined {
  return isCustomArticle(article) ? row.lines?.find(({ id }) => id === lineId) : undefined;
}

/**
 * Adds the typed lines to a custom article. The first ERP line stands for the article itself and is informative (level 1), so an article
 * with a single line has no content yet: spec 2 §4, §5 "a custom article with one ERP line".
 *
 * name     as sold, while nothing is typed; then the first line's own
 * source   ASSUMED: the reading of "one ERP line" above
 */
export function withOwnLines(article: EvaluatedArticle, row: Row, name: Text): EvaluatedArticle {
  const lines = row.lines ?? [];
  const first = lines.find(({ description }) => description !== "");
  const description = first ? { en: first.description } : name;
  return {
    ...article,
    description,
    erpLines: [lineOfArticle(row, description), ...lines.map(typedLine)],
    problems: lines.length === 0 ? [...article.problems, NOTHING_TYPED] : article.problems,
  };
}

const NO_LOOK_UP = { variants: [], price: { kind: "none" }, surcharges: [], discountable: true } as const;

function lineOfArticle({ article }: Row, description: Text): ErpLine {
  return { id: CUSTOM_LINE_ID, code: article, description, quantity: 1, unit: "pc", level: 1, ...NO_LOOK_UP };
}

function typedLine({ id, code, description, quantity, unit }: OwnLine): ErpLine {
  return { id, code, description: { en: description || code }, quantity, unit, level: 0, ...NO_LOOK_UP };
}

/** Spec 2 §5, §8. */
const NOTHING_TYPED: Problem = {
  code: "E_CUSTOM_EMPTY",
  severity: "error",
  because: {
    en: "Insert at least one article",
    it: "Inserire almeno un articolo",
    de: "Mindestens einen Artikel einfügen",
    fr: "Insérez au moins un article",
    es: "Inserta al menos un artículo",
  } satisfies InEveryLanguage<string>,
};
