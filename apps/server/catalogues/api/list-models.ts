import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { offeredCatalogue } from "../offered.ts";

export const listModels: Handler<"listModels"> = async ({ context, params, query }) => {
  const catalogue = offeredCatalogue(context, params.code, query.version);
  if (!catalogue) return notFound();
  const { code, version, open } = catalogue;
  const models = open.models.map((model) => ({
    code: model.code,
    base: model.base,
    description: model.description,
    isDefault: model.isDefault,
    ...(model.image === undefined ? {} : { image: model.image }),
    header: [...model.header],
    forcedVariants: model.forced,
    defaultVariants: model.defaults,
  }));
  return { status: 200, body: { catalogue: code, version, models } };
};
