import { instalmentWords, type Offer, type SummaryStep, summarySteps, taxIncluded } from "@stanza/offer";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import css from "./Link.module.css";

interface Props {
  /** With the options that are switched on. */
  readonly offer: Offer;
  /** True: prices with their tax, as in the PDF. */
  readonly isWithTax: boolean;
  /** False: these are the totals of a moment ago. */
  readonly isFresh: boolean;
  readonly failed: boolean;
}

/** The end of the offer, step by step as in the PDF: goods, charges, the tax at each rate, what is to be paid. */
export function SharedTotals({ offer, isWithTax, isFresh, failed }: Props) {
  const { t } = useTranslation();
  const money = (amount: string) =>
    formatMoney(amount, offer.currency, offer.language, offer.decimals).replace("-", "−");
  const percent = (value: string) => formatPercent(value, offer.language, "own");
  const taxed = isWithTax ? taxIncluded(offer) : undefined;
  const steps = summarySteps(offer, taxed);
  const payable = steps.findIndex(({ weight }) => weight === "total");
  // With tax, what it is made of stands below the sum; deposit and balance are a sentence of their own.
  const [before, after] = [steps.slice(0, payable), steps.slice(payable + 1)];
  const label = (step: SummaryStep): string => {
    switch (step.kind) {
      case "goods":
        return t("totals.gross");
      case "goodsTotal":
        return t("totals.goods");
      case "group":
        return step.group.kind === "catalogue"
          ? catalogueTitle(offer, step.group.catalogue)
          : t(`totals.of.${step.group.kind}`);
      case "discount":
        return [t("totals.of.discount"), step.percents.map(percent).join(" + ")].join(" ").trim();
      case "service":
        return [step.description, step.percent === undefined ? "" : percent(step.percent)].join(" ").trim();
      case "tax":
        return t(taxed ? "link.taxWithin" : "link.taxOn", {
          tax: t(offer.unitedStates ? "link.salesTax" : "terms.vat"),
          rate: percent(step.rate),
          base: money(step.base),
        });
      case "total":
        return t("totals.of.total");
      case "instalment":
        return instalmentWords(step.instalment, offer.language);
      case "deposit":
      case "balance":
        return "";
      default:
        return t(`totals.${step.kind}`);
    }
  };
  const lines = (some: readonly SummaryStep[], isSchedule = false) =>
    some
      .filter(({ kind }) => kind !== "deposit" && kind !== "balance" && (isSchedule || kind !== "instalment"))
      .map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have an order and no names
        <div key={index} data-weight={step.weight}>
          <dt>{label(step)}</dt>
          <dd className="numeric">{money(step.amount)}</dd>
        </div>
      ));
  const { deposit } = offer;
  const instalments = steps.filter(({ kind }) => kind === "instalment");
  return (
    <section className={css.card} aria-label={t("totals.title")} aria-busy={!isFresh && !failed}>
      <dl className={css.totals}>{lines(before)}</dl>
      <p className={css.payable} aria-live="polite">
        <span>{t("totals.payable")}</span>
        <strong className="numeric">{money(offer.payable)}</strong>
      </p>
      {taxed ? <dl className={css.totals}>{lines(after)}</dl> : null}
      {failed ? (
        <p className={css.problem} role="alert">
          {t("link.optionsFailed")}
        </p>
      ) : null}
      {instalments.length > 0 ? (
        <dl className={css.totals} aria-label={t("instalments.title")}>
          {lines(instalments, true)}
        </dl>
      ) : null}
      {deposit ? (
        <p className={css.hint}>
          {t("totals.deposit", {
            percent: percent(deposit.percent),
            amount: money(deposit.amount),
            balance: money(deposit.balance),
          })}
        </p>
      ) : null}
    </section>
  );
}

const catalogueTitle = ({ groups }: Offer, catalogue: string): string =>
  groups.find((group) => group.catalogue === catalogue)?.title ?? catalogue;
