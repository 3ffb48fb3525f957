import type { ClassificationNode } from "@stanza/catalogue";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { offeredCatalogue } from "../offered.ts";

export const getClassification: Handler<"getClassification"> = async ({ context, params, query }) => {
  const catalogue = offeredCatalogue(context, params.code, query.version);
  const model = catalogue?.open.model(params.model);
  if (!catalogue || !model) return notFound();
  const { code, version, open } = catalogue;
  return {
    status: 200,
    body: {
      catalogue: code,
      version,
      model: model.code,
      folders: open.classification(model.code, {}).map(folderOf),
    },
  };
};

/** A folder without the fields that only the rules need. */
function folderOf({ code, description, image, nodes, articles }: ClassificationNode): ClassificationNode {
  return {
    code,
    description,
    ...(image === undefined ? {} : { image }),
    nodes: nodes.map(folderOf),
    articles,
  };
}
