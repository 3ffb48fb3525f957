import type { PriceStep } from "@stanza/pricing";
import { formatMoney } from "@stanza/quantities";
import { stepText } from "../price-step-text.ts";
import type { AmountNames } from "./amount-name.ts";
import css from "./WhyPrice.module.css";

interface Props {
  readonly steps: readonly PriceStep[];
  /** The sum of the steps. */
  readonly total: string;
  readonly names: Pick<AmountNames, "t" | "language">;
  readonly currency: string;
}

/** The way through the price list: where the base price was found, each surcharge with its condition, roundings, the price increase. */
export function PriceSteps({ steps, total, names, currency }: Props) {
  const { t, language } = names;
  return (
    <ol className={css.steps}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may apply the same surcharge twice
        <li key={place} className={css.step}>
          <span>
            {titleOf(step)}
            {detailOf(step).map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
          </span>
          <span className={css.amount}>{formatMoney(step.amount, currency, language)}</span>
        </li>
      ))}
      <li className={css.sum}>
        <span>{t("whyPrice.sum")}</span>
        <span className={css.amount}>{formatMoney(total, currency, language)}</span>
      </li>
    </ol>
  );

  function titleOf(step: PriceStep): string {
    switch (step.kind) {
      case "matrix":
      case "item":
        return t("whyPrice.base");
      case "surcharge":
        return t("whyPrice.surcharge", { name: stepText(step, t, language) });
      default:
        return stepText(step, t, language);
    }
  }

  function detailOf(step: PriceStep): readonly string[] {
    switch (step.kind) {
      case "matrix":
      case "item":
        return [stepText(step, t, language), t("whyPrice.list", { list: step.list })];
      case "surcharge":
        return step.when === "" ? [] : [t("whyPrice.when", { condition: step.when })];
      default:
        return [];
    }
  }
}
