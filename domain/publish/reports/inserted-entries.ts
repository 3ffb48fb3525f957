import {
  type Catalogue,
  type EvaluatedArticle,
  entriesOf,
  openCatalogue,
  RuleError,
} from "@stanza/catalogue";

/** Every entry of the catalogue as it is first inserted: each article in each of its models and presets, once. One that cannot be evaluated has faults of its own. */
export function* insertedEntries(catalogue: Catalogue): Generator<EvaluatedArticle> {
  const open = openCatalogue(catalogue);
  const seen = new Set<string>();
  for (const model of catalogue.models)
    for (const { code, neutro, preset } of entriesOf(model).values()) {
      const key = `${neutro} ${JSON.stringify(preset)}`;
      if (!catalogue.articles[neutro] || seen.has(key)) continue;
      seen.add(key);
      const article = inserted(
        () => open.evaluate({ model: model.code, article: code, header: {}, choices: {} }).result,
      );
      if (article) yield article;
    }
}

function inserted(evaluate: () => EvaluatedArticle): EvaluatedArticle | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}
