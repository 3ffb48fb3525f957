import { MEASURE_UNITS } from "@stanza/pricing";
import { formatSize } from "@stanza/quantities";
import { useEvaluation } from "@stanza/web-project";
import { useMeasures } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { goodsVolume, goodsWeight } from "./goods-extent.ts";

/** Size of a row's article as chosen, in the units of the shop's documents; undefined: it has none. */
export function useArticleSize(rowId: string): string | undefined {
  const { i18n } = useTranslation();
  const box = useEvaluation((state) => state.evaluated?.rows.find((r) => r.row.id === rowId)?.article.box);
  return formatSize(box, MEASURE_UNITS[useMeasures().length], i18n.language);
}

/** The weight of one piece of a row's article, in the units of the shop's documents; undefined: it is not known. */
export function useArticleWeight(rowId: string): string | undefined {
  const { i18n } = useTranslation();
  const weight = useEvaluation(
    (state) => state.evaluated?.rows.find((r) => r.row.id === rowId)?.article.weight,
  );
  return goodsWeight([{ weight, quantity: 1 }], useMeasures().weight, i18n.language);
}

/** The volume and weight of all pieces of some rows, in the units of the shop's documents; empty: not known yet. */
export function useGoodsExtent(
  positions: readonly { readonly rowId: string; readonly quantity: string }[],
): readonly string[] {
  const { i18n } = useTranslation();
  const rows = useEvaluation((state) => state.evaluated?.rows);
  const { volume, weight } = useMeasures();
  const articles = new Map(rows?.map(({ row, article }) => [row.id, article]));
  const pieces = positions.map(({ rowId, quantity }) => {
    const article = articles.get(rowId);
    return { box: article?.box, weight: article?.weight, quantity: Number(quantity) };
  });
  return [goodsVolume(pieces, volume, i18n.language), goodsWeight(pieces, weight, i18n.language)].filter(
    (fact) => fact !== undefined,
  );
}
