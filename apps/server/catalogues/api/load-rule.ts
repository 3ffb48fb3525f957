import { formatVariants } from "@stanza/codecs";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { offeredCatalogue } from "../offered.ts";

/**
 * Loads a rule as rows name it (spec 1 §7). Where the request names a thing twice, both must agree: a technical model with its commercial
 * model, a code with its neutro.
 */
export const loadRule: Handler<"loadRule"> = async ({ context, query }) => {
  const catalogue = offeredCatalogue(context, query.catalog, query.version);
  if (!catalogue) return refuse(404, "catalogue-not-found", "Catalog not found");
  const { open, version } = catalogue;
  const model = open.model(query.cmodel);
  const header = model && open.header(model.code, {});
  const technical = query.model ?? header?.model;
  if (!model || !header || (technical !== header.model && technical !== model.base))
    return refuse(404, "model-unknown", "Model unknown");
  const entry = query.cod === undefined ? undefined : open.article(query.cod, model.code);
  const neutro = entry?.neutro ?? query.neutro ?? query.cod ?? "";
  const isKnown = open.rule(neutro) !== undefined && (entry !== undefined || query.neutro !== undefined);
  if (!isKnown || (query.neutro !== undefined && query.neutro !== neutro))
    return refuse(404, "article-not-found", "Article not found");
  const reg = query.reg ?? header.reg;
  const article = entry?.code ?? neutro;
  const evaluation = open.evaluate({ model: model.code, article, header: {}, choices: {}, reg });
  const { variables, mount, box } = evaluation.result;
  const visible = variables.filter((variable) => variable.visible);
  return {
    status: 200,
    body: {
      catalog: catalogue.code,
      version,
      model: technical,
      cmodel: model.code,
      reg,
      cod: article,
      neutro,
      description: entry?.description ?? open.rule(neutro)?.description ?? {},
      mount,
      tags: [...(open.rule(neutro)?.tags ?? [])],
      size: [...box],
      rule: visible.map(({ code, value, source }) => ({ cod: code, value, src: source.slice(0, 1) })),
      var: formatVariants(visible.map(({ code, value }) => [code, value])),
      variables: [...evaluation.views()],
    },
  };
};
