import { textIn } from "@stanza/catalogue";
import type { PriceStep } from "@stanza/pricing";
import { formatNumber, formatPercent } from "@stanza/quantities";
import type { TFunction } from "i18next";

/** One step of a unit price in words: `BASE1 [620, 3] → 750, 3`, `Height over 750: 4%`. */
export function stepText(step: PriceStep, t: TFunction, language: string): string {
  switch (step.kind) {
    case "matrix": {
      const { matrix, keys, layerKey, rowKey, columnKey } = step;
      const row = layerKey === undefined ? rowKey : `${layerKey}, ${rowKey}`;
      return t("trace.matrix", { matrix, keys: keys.join(", "), row, column: columnKey });
    }
    case "own":
      return t("trace.own");
    case "item":
      return t("trace.item", { item: step.item });
    case "surcharge": {
      const name = textIn(step.description, language);
      return step.percent === undefined ? name : `${name} ${formatPercent(step.percent, language, "own")}`;
    }
    case "list-rounding":
      return t("trace.rounding", { unit: formatNumber(step.unit, language, 4) });
    case "prices-increase":
      return t("trace.increase", { factor: formatNumber(step.factor, language, 4) });
  }
}
