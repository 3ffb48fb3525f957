import type { Address } from "@stanza/offer";
import { SelectField, TextField } from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";
import { postalFault } from "./check-details.ts";
import { countriesIn } from "./countries.ts";

interface Props {
  readonly section: "billing" | "shipping";
  readonly address: Address;
  readonly readOnly?: boolean;
  /** `done`: the field has been left, or a country chosen. */
  readonly onChange: (address: Address, done: boolean) => void;
}

const FIELDS = [
  { key: "street", autoComplete: "street-address", wide: true },
  { key: "postalCode", autoComplete: "postal-code" },
  { key: "city", autoComplete: "address-level2" },
  { key: "county", autoComplete: "address-level1" },
] as const;

/** An address, the country first: it decides how postal codes are written. */
export function AddressFields({ section, address, readOnly = false, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const [left, setLeft] = useState(address.postalCode !== "");
  const isListed = address.countryCode !== "" || address.country === "";
  return (
    <div className={css.grid}>
      <SelectField
        className={css.wide}
        label={t("customer.country")}
        autoComplete={`${section} country`}
        disabled={readOnly}
        value={address.countryCode}
        onChange={(event) => {
          const code = event.target.value;
          onChange({ ...address, countryCode: code, country: countryName(code, countries) }, true);
        }}
        options={[{ value: "", label: isListed ? t("customer.noCountry") : address.country }, ...countries]}
      />
      {FIELDS.map(({ key, autoComplete, ...field }) => (
        <TextField
          key={key}
          className={"wide" in field ? css.wide : undefined}
          label={t(key === "county" && address.countryCode === "US" ? "customer.state" : `customer.${key}`)}
          autoComplete={`${section} ${autoComplete}`}
          readOnly={readOnly}
          maxLength={key === "street" ? 200 : key === "postalCode" ? 20 : 120}
          value={address[key]}
          error={
            key === "postalCode" && left && postalFault(address) ? t("customer.fault.postalCode") : undefined
          }
          onBlur={() => {
            if (key === "postalCode") setLeft(true);
            onChange({ ...address, [key]: address[key].trim() }, true);
          }}
          onChange={(event) => onChange({ ...address, [key]: event.target.value }, false)}
        />
      ))}
    </div>
  );
}

const countryName = (code: string, countries: ReturnType<typeof countriesIn>): string =>
  countries.find(({ value }) => value === code)?.label ?? "";
