import { instalmentWords, type Offer } from "@stanza/offer";
import { Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import totals from "./InstalmentList.module.css";

/** The agreed payments with their amounts. */
export function InstalmentList({ offer }: { readonly offer: Offer }) {
  const { t, i18n } = useTranslation();
  const { instalments = [] } = offer;
  return instalments.length === 0 ? null : (
    <dl className={totals.instalments} aria-label={t("instalments.title")}>
      {instalments.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments have no name but their place
        <div key={index}>
          <dt>{instalmentWords(one, i18n.language)}</dt>
          <dd>
            <Money amount={one.amount} currency={offer.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
