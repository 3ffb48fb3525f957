import { textIn } from "@stanza/catalogue";
import { formatDate, formatNumber, formatPercent, parseCalendarDate } from "@stanza/quantities";
import {
  openWhyPrice,
  useCatalogues,
  useDesign,
  useEvaluation,
  useMayExplainPrices,
  useOfferTotals,
  useOpenProject,
  useProjectTotal,
  useTaxName,
} from "@stanza/web-project";
import { useSells } from "@stanza/web-site";
import { Button, Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./PriceSummary.module.css";
import { type PricePart, partsOfDesign, partsOfGoods, partsOfOffer } from "./price-parts.ts";

/** The parts of the total for a popover: goods by catalogue, what is agreed, taxes, the date of the prices, and rows without a price. */
export function PriceSummary() {
  const { t, i18n } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const mayExplain = useMayExplainPrices();
  const sells = useSells();
  const design = useDesign();
  const offered = useOfferTotals();
  const total = useProjectTotal();
  const tax = useTaxName();
  if (!priced || !open || !total) return <p className={css.none}>{t("price.none")}</p>;
  const { priceDate, pricesIncrease } = open.document.head;
  const parts = partsOfTotal();
  const increase = String(pricesIncrease ?? 1);
  const date = priceDate === null ? undefined : parseCalendarDate(priceDate.slice(0, 10));
  return (
    <section className={css.summary} aria-label={t("price.title")}>
      <dl>
        {parts.map((part) => (
          <div key={part.kind === "catalogue" ? part.catalogue : part.kind === "tax" ? part.rate : part.kind}>
            <dt>{nameOf(part)}</dt>
            <dd>
              <Money amount={part.amount} currency={priced.currency} />
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>
            <Money amount={total.amount} currency={total.currency} />
          </dd>
        </div>
      </dl>
      {sells ? null : <p>{t("price.withTax", { tax })}</p>}
      {mayExplain && parts.length > 0 ? (
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

  function partsOfTotal(): readonly PricePart[] {
    if (!priced) return [];
    if (sells && offered) return partsOfOffer(offered);
    if (!sells && design) return partsOfDesign(design, priced.decimals);
    return partsOfGoods(priced);
  }

  function nameOf(part: PricePart): string {
    if (part.kind === "tax")
      return t("totals.tax", { tax, rate: formatPercent(part.rate, i18n.language, "own") });
    if (part.kind !== "catalogue") return t(`totals.${part.kind}`);
    const description = loaded.get(part.catalogue)?.open.description;
    return description ? textIn(description, i18n.language) : part.catalogue;
  }
}
