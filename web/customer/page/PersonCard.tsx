import type { Customer } from "@stanza/offer";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";
import { emailFault } from "./check-details.ts";
import { KeptField } from "./KeptField.tsx";
import { PERSON_FIELDS } from "./person-fields.ts";
import { checkVatNumber } from "./vat-number.ts";

interface Props {
  readonly customer: Customer;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<Customer>) => void;
}

/** Name, mail, phone and VAT number of the customer. */
export function PersonCard({ customer, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const isDoubtful = checkVatNumber(customer.vatNumber, customer.address.countryCode) === "doubtful";
  return (
    <section className={pageCss.card} aria-label={t("customer.person")}>
      <div className={pageCss.cardHead}>
        <h2>{t("customer.person")}</h2>
      </div>
      <div className={css.grid} data-card>
        {PERSON_FIELDS.map(({ key, ...field }) => (
          <KeptField
            key={key}
            {...field}
            label={t(`customer.${key}`)}
            value={customer[key]}
            readOnly={readOnly}
            fault={
              key === "email"
                ? (text) => (emailFault(text) ? t("customer.fault.email") : undefined)
                : undefined
            }
            doubt={key === "vatNumber" && isDoubtful ? t("customer.vatDoubtful") : undefined}
            onKeep={(text) => onChange({ [key]: text })}
          />
        ))}
      </div>
    </section>
  );
}
