import { NO_ADDRESS } from "@stanza/codecs";
import type { Address } from "@stanza/offer";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";
import { KeptAddress } from "./KeptAddress.tsx";

interface Props {
  readonly billing: Address;
  /** Absent: the goods go to the billing address. */
  readonly shipping: Address | undefined;
  readonly readOnly: boolean;
  readonly onBilling: (address: Address) => void;
  readonly onShipping: (address: Address | undefined) => void;
}

/** The addresses of the customer: for the bill, and for the goods where that is another. */
export function AddressCards({ billing, shipping, readOnly, onBilling, onShipping }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <section className={pageCss.card} aria-label={t("customer.address")}>
        <div className={pageCss.cardHead}>
          <h2>{t("customer.address")}</h2>
        </div>
        <div data-card className={css.body}>
          <KeptAddress section="billing" address={billing} readOnly={readOnly} onKeep={onBilling} />
        </div>
      </section>
      <section className={pageCss.card} aria-label={t("customer.shipping")}>
        <div className={pageCss.cardHead}>
          <h2>{t("customer.shipping")}</h2>
        </div>
        <div data-card className={css.body}>
          <label className={css.same}>
            <input
              type="checkbox"
              checked={shipping === undefined}
              disabled={readOnly}
              onChange={(event) =>
                onShipping(event.target.checked ? undefined : { ...NO_ADDRESS, ...billing })
              }
            />
            {t("customer.sameAddress")}
          </label>
          {shipping ? (
            <KeptAddress section="shipping" address={shipping} readOnly={readOnly} onKeep={onShipping} />
          ) : null}
        </div>
      </section>
    </>
  );
}
