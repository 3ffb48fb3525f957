import { type Problem, textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { PricedLine } from "@stanza/pricing";
import { formatMoney, formatNumber } from "@stanza/quantities";
import { stepText, useEvaluation, useMayExplainPrices, useShownPrice } from "@stanza/web-project";
import kit from "@stanza/web-ui/panel.module.css";
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import css from "./DetailsTab.module.css";

/** The factory's lines of the selected rows, each with the explanation of its price, and the faults. */
export function DetailsTab({ rows }: { readonly rows: readonly EvaluatedRow[] }) {
  const { t, i18n } = useTranslation();
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  const priced = useEvaluation(
    useShallow((state) => {
      const ids = new Set(rows.map(({ row }) => row.id));
      return state.priced?.rows.filter(({ rowId }) => ids.has(rowId)) ?? [];
    }),
  );
  const problems = rows.flatMap(({ article }) => article.problems);
  return (
    <>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      {priced.map((row) => (
        <section key={row.rowId} className={kit.section}>
          <h3 className={kit.title}>
            {rows.length > 1 ? textIn(row.description, i18n.language) : t("details.lines")}
          </h3>
          <ul className={css.lines}>
            {row.lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
          </ul>
          {row.lines.length === 0 ? <p className={kit.hint}>{t("details.noLines")}</p> : null}
        </section>
      ))}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={kit.section}>
      <h3 className={kit.title}>{t("details.problems")}</h3>
      <ul className={css.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.variable} ${problem.to}`} data-severity={problem.severity}>
            {problem.severity === "info" ? (
              <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
            )}
            {textIn(problem.because, i18n.language)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, currency }: { readonly line: PricedLine; readonly currency: string }) {
  const { t, i18n } = useTranslation();
  const mayExplain = useMayExplainPrices();
  const shown = useShownPrice();
  const money = (amount: string) => formatMoney(shown(amount, currency), currency, i18n.language);
  const { price, variants } = line;
  const trace = mayExplain && price.kind === "priced" ? price.trace : undefined;
  const unit = line.unit === "pc" ? "×" : t(`details.unit.${line.unit}`);
  return (
    <li className={css.line}>
      <div className={css.lineHead}>
        <span className={css.description}>{textIn(line.description, i18n.language)}</span>
        <span className={css.amount}>
          {price.kind === "priced" ? money(price.amount) : t(`details.${price.kind}`)}
        </span>
      </div>
      <p className={css.facts}>
        <code>{line.code}</code>
        <span>
          {formatNumber(line.quantity, i18n.language, 3)} {unit}
          {price.kind === "priced" ? ` ${money(price.unitPrice)}` : null}
        </span>
      </p>
      {price.kind === "unpriced" ? (
        <p className={kit.error}>{t(`details.noPrice.${price.reason.kind}`)}</p>
      ) : null}
      {variants.length > 0 || trace ? (
        <details className={css.more}>
          <summary>{trace ? t("details.whyPrice") : t("details.variants")}</summary>
          {trace ? (
            <ol className={css.trace}>
              {trace.map((step) => (
                <li key={JSON.stringify(step)}>
                  <span>{stepText(step, t, i18n.language)}</span>
                  <span>{formatMoney(step.amount, currency, i18n.language)}</span>
                </li>
              ))}
            </ol>
          ) : null}
          {variants.length > 0 ? (
            <p className={css.pairs}>{variants.map(([code, value]) => `${code}=${value}`).join("  ")}</p>
          ) : null}
        </details>
      ) : null}
    </li>
  );
}
