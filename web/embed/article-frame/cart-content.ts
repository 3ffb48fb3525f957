import { textIn } from "@stanza/catalogue";
import type { CartContent } from "@stanza/embed";
import { takePicture } from "@stanza/web-pictures";
import { amountsNow, useEvaluation } from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import { useArticleFrame } from "@stanza/web-workspace";
import i18next from "i18next";
import { dataAddress } from "../page/data-address.ts";
import { projectJson } from "../page/project-json.ts";

/** Of the picture in a cart, px. */
const PICTURE = { width: 600, height: 600, type: "image/jpeg" } as const;

/** The frame's article as a shop puts it into its cart; null: none stands. A picture that cannot be had is left out. */
export async function cartContent(): Promise<CartContent | null> {
  const file = await projectJson();
  const { row: id } = useArticleFrame.getState();
  const row = file?.rows.find(({ uniqueid }) => uniqueid === id);
  if (!file || !row) return null;
  const { evaluated, priced } = useEvaluation.getState();
  const found = evaluated?.rows.find((one) => one.row.id === id);
  const isPriced = priced?.rows.every(({ lines }) => lines.every(({ price }) => price.kind !== "unpriced"));
  const picture = await takePicture(PICTURE)
    .then(dataAddress)
    .catch((error: unknown) => log("warning", `The cart has no picture: ${String(error)}`));
  return {
    catalog: row.catalog,
    model: row.cmodel,
    article: row.cod,
    description: found ? textIn(found.description, i18next.language) : row.cod,
    variants: row.var ?? "",
    quantity: row.qt ?? 1,
    price: priced && isPriced ? priced.gross : null,
    total: priced && isPriced ? (amountsNow()?.total ?? priced.gross) : null,
    currency: priced?.currency ?? "",
    erp: file.rows.flatMap(({ erp = [] }) => erp),
    ...(picture === undefined ? {} : { picture }),
  };
}
