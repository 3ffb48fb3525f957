import { textIn } from "@stanza/catalogue";
import { decimal, decimalText, formatDate, formatNumber, parseCalendarDate, sumOf } from "@stanza/quantities";
import {
  openWhyPrice,
  useCatalogues,
  useDesign,
  useEvaluation,
  useGoodsTotal,
  useMayExplainPrices,
  useOpenProject,
  useTaxName,
} from "@stanza/web-project";
import { useSells } from "@stanza/web-site";
import { Button, Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./PriceSummary.module.css";

/** The parts of the total for a popover: goods by catalogue, the price increase, the date of the prices, and rows without a price. */
export function PriceSummary() {
  const { t, i18n } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const mayExplain = useMayExplainPrices();
  const sells = useSells();
  const design = useDesign();
  const total = useGoodsTotal();
  const tax = useTaxName();
  if (!priced || !open || !total) return <p className={css.none}>{t("price.none")}</p>;
  const { priceDate, pricesIncrease } = open.document.head;
  const sold = priced.rows.filter(({ lines }) => lines.some(({ price }) => price.kind === "priced"));
  const codes = [...new Set(sold.map((row) => row.catalogue))];
  const increase = String(pricesIncrease ?? 1);
  const date = priceDate === null ? undefined : parseCalendarDate(priceDate.slice(0, 10));
  return (
    <section className={css.summary} aria-label={t("price.title")}>
      <dl>
        {codes.map((code) => {
          const own =
            design && !sells
              ? design.pieces.filter(({ optional }) => !optional)
              : sold.map(({ catalogue, total: amount }) => ({ catalogue, amount }));
          const amounts = own
            .filter(({ catalogue }) => catalogue === code)
            .map(({ amount = "0" }) => decimal(amount));
          const sum = decimalText(sumOf(amounts), priced.decimals);
          const description = loaded.get(code)?.open.description;
          return (
            <div key={code}>
              <dt>{description ? textIn(description, i18n.language) : code}</dt>
              <dd>
                <Money amount={sum} currency={priced.currency} />
              </dd>
            </div>
          );
        })}
        <div className={css.total}>
          <dt>{t("price.goods")}</dt>
          <dd>
            <Money amount={total.amount} currency={total.currency} />
          </dd>
        </div>
      </dl>
      <p>{sells ? t("price.beforeTax") : t("price.withTax", { tax })}</p>
      {mayExplain && sold.length > 0 ? (
        <Button size="sm" onClick={() => openWhyPrice({ kind: "gross" }, { kind: "payable" })}>
          {t("whyPrice.totalTitle")}
        </Button>
      ) : null}
      {date ? <p>{t("price.date", { date: formatDate(date, i18n.language) })}</p> : null}
      {Number(increase) === 1 || !sells ? null : (
        <p>{t("price.increase", { factor: formatNumber(increase, i18n.language, 4) })}</p>
      )}
      {priced.unpriced.length > 0 ? (
        <div className={css.unpriced}>
          <p>{t("total.unpriced", { count: priced.unpriced.length })}</p>
          <ul>
            {priced.unpriced.slice(0, 5).map(({ rowId, lineId, code, description, reason }) => (
              <li key={`${rowId} ${lineId}`}>
                {textIn(description, i18n.language)} <small>{code}</small>
                <span>{t(`details.noPrice.${reason.kind}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
