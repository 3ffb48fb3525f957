import type { Customer } from "@stanza/offer";
import { TextField } from "@stanza/web-ui";
import css from "@stanza/web-ui/form.module.css";
import { useTranslation } from "react-i18next";
import { AddressFields } from "./AddressFields.tsx";
import { PERSON_FIELDS, type PersonField } from "./person-fields.ts";

interface Props {
  readonly customer: Customer;
  /** The error below a field. */
  readonly errors: Readonly<Partial<Record<PersonField, string | undefined>>>;
  readonly onChange: (customer: Customer) => void;
  readonly onBlur?: (field: PersonField) => void;
}

/** A customer's person and address as the fields of a dialog; the first one takes the focus. */
export function DetailsFields({ customer, errors, onChange, onBlur }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={css.grid}>
        {PERSON_FIELDS.map(({ key, ...field }) => (
          <TextField
            key={key}
            {...field}
            label={t(`customer.${key}`)}
            value={customer[key]}
            data-autofocus={key === "firstName" || undefined}
            error={errors[key]}
            onBlur={() => onBlur?.(key)}
            onChange={(event) => onChange({ ...customer, [key]: event.target.value })}
          />
        ))}
      </div>
      <h3 className={css.heading}>{t("customer.address")}</h3>
      <AddressFields
        section="billing"
        address={customer.address}
        onChange={(address) => onChange({ ...customer, address })}
      />
    </>
  );
}
