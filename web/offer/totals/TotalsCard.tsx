import type { Offer } from "@stanza/offer";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { openWhyPrice, useExplained, useMayExplainPrices } from "@stanza/web-project";
import { Button, cx, Popover } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import reach from "@stanza/web-ui/reach.module.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GoodsExtent } from "../page/GoodsExtent.tsx";
import { InstalmentList } from "./InstalmentList.tsx";
import totals from "./Totals.module.css";
import { type TotalLine, totalLines } from "./total-lines.ts";

/** The totals of the offer, each amount with its explanation. */
export function TotalsCard({ offer, updating }: { readonly offer: Offer; readonly updating: boolean }) {
  const { t, i18n } = useTranslation();
  const tax = t(offer.unitedStates ? "link.salesTax" : "terms.vat");
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const mayExplain = useMayExplainPrices();
  const explained = useExplained();
  // Explained are the prices on screen; where the server has others its total is not theirs to explain.
  const isMine = mayExplain && !updating && explained?.names.totals.payable === offer.payable;
  const percent = (value: string) => formatPercent(value, i18n.language, "own");
  return (
    <section
      className={cx(css.card, updating && totals.updating)}
      aria-label={t("totals.title")}
      aria-busy={updating}
    >
      <p className={totals.extent}>
        <GoodsExtent positions={offer.groups.flatMap(({ positions }) => positions)} />
      </p>
      <dl className={totals.totals}>
        {totalLines(offer).map((line) => (
          <div key={line.id} className={cx(totals.total, line.weight === "strong" && totals.strong)}>
            <dt>{label(line)}</dt>
            <dd>
              <Amount line={line} text={line.minus ? `−${money(line.amount)}` : money(line.amount)}>
                {line.trace.map((step) => (
                  <li key={step.id}>
                    <span>{stepLabel(step)}</span>
                    <span className="numeric">
                      {step.minus ? "−" : ""}
                      {money(step.amount)}
                    </span>
                  </li>
                ))}
              </Amount>
            </dd>
          </div>
        ))}
      </dl>
      <div className={totals.payable}>
        <span>{t("total.withTax", { tax })}</span>
        <strong className="numeric">{money(offer.payable)}</strong>
      </div>
      {isMine ? (
        <Button
          size="sm"
          className={totals.why}
          onClick={() =>
            openWhyPrice({ kind: "payable" }, ...(offer.deposit ? [{ kind: "deposit" } as const] : []))
          }
        >
          {t("whyPrice.totalTitle")}
        </Button>
      ) : null}
      <InstalmentList offer={offer} />
      {offer.deposit ? (
        <p className={totals.deposit}>
          {t("totals.deposit", {
            percent: percent(offer.deposit.percent),
            amount: money(offer.deposit.amount),
            balance: money(offer.deposit.balance),
          })}
        </p>
      ) : null}
    </section>
  );

  function label(line: TotalLine): string {
    return line.percent === undefined
      ? t(`totals.${line.key}`)
      : t("totals.tax", { tax, rate: percent(line.percent) });
  }

  function stepLabel(step: TotalLine["trace"][number]): string {
    if (step.name) return step.percent === undefined ? step.name : `${step.name} ${percent(step.percent)}`;
    const name = t(`totals.of.${step.key}`);
    return step.percent === undefined ? name : `${name} ${percent(step.percent)}`;
  }
}

function Amount({ line, text, children }: { line: TotalLine; text: string; children: ReactNode }) {
  const { t } = useTranslation();
  if (line.trace.length === 0) return <span className="numeric">{text}</span>;
  return (
    <Popover
      button={
        <button type="button" className={cx(totals.traced, reach.reach)} title={t("totals.how")}>
          <span className="numeric">{text}</span>
        </button>
      }
      place="left-start"
      width={300}
    >
      <ul className={totals.trace}>{children}</ul>
    </Popover>
  );
}
