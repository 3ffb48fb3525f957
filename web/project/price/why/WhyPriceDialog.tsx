import type { AmountRef } from "@stanza/pricing";
import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody, type DialogControls, EmptyState, Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useMayExplainPrices } from "../may-explain-prices.ts";
import { amountName } from "./amount-name.ts";
import { ExplainedAmount } from "./ExplainedAmount.tsx";
import { useExplained } from "./use-explained.ts";
import css from "./WhyPrice.module.css";

interface Props {
  /** The amounts that are explained, one after the other; the first one lies open. */
  readonly amounts: readonly AmountRef[];
}

/** Explains prices in full depth, down to the cell of the price list (catalogue.md §6.5, quote.md §4). */
function WhyPrice({ amounts }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const explained = useExplained();
  const isAllowed = useMayExplainPrices();
  const known = isAllowed && explained ? amounts.filter((of) => explained.explain(of) !== undefined) : [];
  if (!explained || known.length === 0)
    return (
      <DialogBody>
        <EmptyState title={t("whyPrice.none")} text={t("whyPrice.noneText")} />
      </DialogBody>
    );
  return (
    <DialogBody className={css.body}>
      {known.map((of) => (
        <section key={JSON.stringify(of)} className={css.root}>
          <h3 className={css.rootHead}>
            <span>{amountName(of, explained.names)}</span>
            <Money amount={explained.explain(of)?.amount ?? "0"} currency={explained.currency} />
          </h3>
          <ExplainedAmount of={of} explained={explained} />
        </section>
      ))}
    </DialogBody>
  );
}

export const whyPriceDialog: Dialog<Props, void> = {
  options: ({ amounts }) => ({
    title: translate(amounts[0]?.kind === "row" ? "whyPrice.title" : "whyPrice.totalTitle"),
    width: 500,
    mode: "none",
    single: "why-price",
  }),
  Content: WhyPrice,
};
