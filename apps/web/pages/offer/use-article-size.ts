import { useTranslation } from "react-i18next";
import { useEvaluation } from "../../stores/evaluation-store.ts";
import { useMeasures } from "../../stores/measures.ts";
import { articleSize, goodsVolume } from "./article-size.ts";

/** Size of a row's article as chosen, in the units of the shop's documents; undefined: it has none. */
export function useArticleSize(rowId: string): string | undefined {
  const { i18n } = useTranslation();
  const box = useEvaluation((state) => state.evaluated?.rows.find((r) => r.row.id === rowId)?.article.box);
  return articleSize(box, useMeasures().length, i18n.language);
}

/** What all pieces of some rows take up, in the units of the shop's documents; undefined: nothing, or nobody knows yet. */
export function useGoodsVolume(
  positions: readonly { readonly rowId: string; readonly quantity: string }[],
): string | undefined {
  const { i18n } = useTranslation();
  const rows = useEvaluation((state) => state.evaluated?.rows);
  const { volume } = useMeasures();
  const boxes = new Map(rows?.map(({ row, article }) => [row.id, article.box]));
  const pieces = positions.map(({ rowId, quantity }) => ({
    box: boxes.get(rowId),
    quantity: Number(quantity),
  }));
  return goodsVolume(pieces, volume, i18n.language);
}
