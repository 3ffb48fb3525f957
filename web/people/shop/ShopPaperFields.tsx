import { SelectField, TextArea, TextField } from "@stanza/web-ui";
import formCss from "@stanza/web-ui/form.module.css";
import { useTranslation } from "react-i18next";
import type { ShopFieldsProps } from "./ShopFields.tsx";

/** What a shop's papers and mail say of it. */
export function ShopPaperFields({ draft, faults, onChange }: Omit<ShopFieldsProps, "isNew">) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={formCss.heading}>{t("shops.onPapers")}</h3>
      <div className={formCss.grid}>
        <TextArea
          label={t("shops.address")}
          help={t("shops.addressHelp")}
          rows={4}
          value={draft.address}
          error={faults.includes("address") ? t("shops.linesFault", { most: 8 }) : undefined}
          onChange={(event) => onChange({ address: event.target.value })}
        />
        <TextArea
          label={t("shops.bank")}
          help={t("shops.bankHelp")}
          rows={4}
          value={draft.bank}
          error={faults.includes("bank") ? t("shops.linesFault", { most: 6 }) : undefined}
          onChange={(event) => onChange({ bank: event.target.value })}
        />
        <TextField
          type="email"
          label={t("shops.email")}
          help={t("shops.emailHelp")}
          value={draft.email}
          autoComplete="off"
          error={faults.includes("email") ? t("people.fault.email") : undefined}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <SelectField
          label={t("shops.timeZone")}
          help={t("shops.timeZoneHelp")}
          value={draft.timeZone}
          onChange={(event) => onChange({ timeZone: event.target.value })}
          options={[
            { value: "", label: t("shops.timeZoneOfCountry") },
            ...TIME_ZONES.map((value) => ({ value, label: value.replaceAll("_", " ") })),
            ...(draft.timeZone === "" || TIME_ZONES.includes(draft.timeZone)
              ? []
              : [{ value: draft.timeZone, label: draft.timeZone }]),
          ]}
        />
      </div>
    </section>
  );
}

const TIME_ZONES = Intl.supportedValuesOf("timeZone");
