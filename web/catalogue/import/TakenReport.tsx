import type { TakenDelivery } from "@stanza/contract";
import { resolveLocale } from "@stanza/quantities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportPage.module.css";

/** Prices that are listed. */
const MOST_LINES = 200;

/** Amounts of any list's currency, digit for digit, as the language writes them. */
function amounts(language: string) {
  const format = new Intl.NumberFormat(resolveLocale(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return { amount: (text: string) => format.format(text as `${number}`) };
}

/** What a delivery changes in a catalogue, or has changed: articles in numbers, each price with its per cent, codes that nobody knows. */
export function TakenReport({ taken }: { readonly taken: TakenDelivery }) {
  const { t, i18n } = useTranslation();
  const { amount } = useMemo(() => amounts(i18n.language), [i18n.language]);
  const { added, changed, unchanged, ownRules, notDelivered, unknown, prices } = taken;
  return (
    <section className={css.panel} aria-labelledby="changes">
      <h2 id="changes" className={css.heading}>
        {t("tableImport.changes")}
      </h2>
      <p className={css.counts} role="status">
        {added === 0 ? null : <span>{t("tableImport.added", { count: added })}</span>}
        <span>{t("tableImport.changed", { count: changed })}</span>
        {unchanged === 0 ? null : <span>{t("tableImport.unchanged", { count: unchanged })}</span>}
        {notDelivered === 0 ? null : <span>{t("tableImport.notDelivered", { count: notDelivered })}</span>}
      </p>
      {ownRules.length === 0 ? null : <p>{t("tableImport.ownRules", { codes: ownRules.join(", ") })}</p>}
      {unknown.length === 0 ? null : (
        <div>
          <p className={css.bad}>{t("tableImport.unknown", { count: unknown.length })}</p>
          <ul className={css.problems}>
            {unknown.slice(0, MOST_LINES).map(({ what, place }) => (
              <li key={`${place} ${what}`}>
                <code>{place}</code> {what}
              </li>
            ))}
          </ul>
        </div>
      )}
      {prices.length === 0 ? null : (
        <div className={css.scroll}>
          <table className={css.prices}>
            <thead>
              <tr>
                {(["item", "before", "after", "percent"] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`tableImport.priceHead.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.slice(0, MOST_LINES).map(({ list, item, before = "", after, percent }) => (
                <tr key={`${list} ${item}`}>
                  <th scope="row">
                    {item} <small>{list}</small>
                  </th>
                  <td>{before === "" ? "" : amount(before)}</td>
                  <td>{amount(after)}</td>
                  <td>{percent === undefined ? "" : `${percent.startsWith("-") ? "" : "+"}${percent} %`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
