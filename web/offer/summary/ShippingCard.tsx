import { type Address, addressLines } from "@stanza/offer";
import { editCustomer } from "@stanza/web-customer";
import { Button } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import css from "./Summary.module.css";

/** The address that is delivered to. */
export function ShippingCard({
  address,
  readOnly,
}: {
  readonly address: Address;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  return (
    <section className={offerCss.card} aria-label={t("customer.shipping")}>
      <div className={offerCss.cardHead}>
        <h2>{t("customer.shipping")}</h2>
        {readOnly ? null : (
          <Button size="sm" onClick={() => void editCustomer()}>
            {t("action.edit")}
          </Button>
        )}
      </div>
      <address className={css.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
