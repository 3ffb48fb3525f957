import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { offeredCatalogue } from "../offered.ts";

export const evaluateHeader: Handler<"evaluateHeader"> = async ({ context, params, query, body }) => {
  const catalogue = offeredCatalogue(context, params.code, query.version);
  if (!catalogue?.open.model(params.model)) return notFound();
  const { code, version, open } = catalogue;
  const header = open.header(params.model, body.choices ?? {}, body.forcedVariants);
  return {
    status: 200,
    body: {
      catalogue: code,
      version,
      cModel: header.cmodel,
      model: header.model,
      reg: header.reg,
      values: header.values,
      variables: [...header.views],
    },
  };
};
