import { addressLines, type Offer } from "@stanza/offer";
import { formatLongDate } from "@stanza/quantities";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import css from "./Link.module.css";

/** The terms as the PDF has them: delivery, payment, how long it holds, and the seller's own words. */
export function SharedTerms({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const id = useId();
  const { shipping, validUntil } = offer;
  const address = shipping ? addressLines(shipping) : [];
  const terms = [
    [t("terms.leadTime"), offer.leadTime],
    [t("link.shipping"), address.join("\n")],
    [t("terms.payment"), offer.paymentTerms],
    validUntil
      ? [t("printOptions.until"), formatLongDate(validUntil, offer.language)]
      : [t("terms.validity"), offer.validity],
    [t("terms.notes"), offer.notes],
  ].filter(([, value]) => value);
  if (terms.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{t("terms.title")}</h2>
      <dl className={css.terms}>
        {terms.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
