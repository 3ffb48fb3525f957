import { ownValue } from "@stanza/catalogue";
import type { Handler } from "../../operation/handler.ts";
import type { PublishedCatalogue } from "../catalogue-store.ts";
import { offeredCatalogues } from "../offered.ts";

export const listCatalogues: Handler<"listCatalogues"> = async ({ context, session }) => {
  const { priceLists } = session.profile.shop;
  const offered = offeredCatalogues(context);
  return {
    status: 200,
    body: {
      catalogues: offered.map((catalogue) => summaryOf(catalogue, ownValue(priceLists, catalogue.code))),
    },
  };
};

function summaryOf(
  { code, version, open, isWalls, priceLists }: PublishedCatalogue,
  list: string | undefined,
) {
  return {
    code,
    description: open.description,
    version,
    isWalls,
    isPriced: list !== undefined && priceLists.has(list),
    models: open.models.map((model) => ({
      code: model.code,
      base: model.base,
      description: model.description,
      isDefault: model.isDefault,
      ...(model.image === undefined ? {} : { image: model.image }),
    })),
  };
}
