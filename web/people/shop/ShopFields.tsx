import { COUNTRY_CODES, currencies, currencyOfCountry, spokenLanguage } from "@stanza/quantities";
import { LANGUAGES, languageName } from "@stanza/web-site";
import { SelectField, TextField } from "@stanza/web-ui";
import formCss from "@stanza/web-ui/form.module.css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ShopDraft, ShopFault } from "./shop-draft.ts";

/** The kinds of document that have a rate and rules of their own (spec 2 §6). */
const DOCUMENT_TYPES = ["SRL", "ITA", "INC", "LTD", "LLC"];

export interface ShopFieldsProps {
  readonly draft: ShopDraft;
  readonly isNew: boolean;
  readonly faults: readonly ShopFault[];
  readonly onChange: (changed: Partial<ShopDraft>) => void;
}

/** Who a shop is: its name, country, language and kind of document. */
export function ShopFields({ draft, isNew, faults, onChange }: ShopFieldsProps) {
  const { t, i18n } = useTranslation();
  const countries = useCountries(i18n.language);
  const kinds = DOCUMENT_TYPES.includes(draft.documentType)
    ? DOCUMENT_TYPES
    : [...DOCUMENT_TYPES, draft.documentType];
  return (
    <div className={formCss.grid}>
      <TextField
        label={t("shops.code")}
        help={isNew ? t("shops.codeHelp") : undefined}
        value={draft.code}
        readOnly={!isNew}
        error={faults.includes("code") ? t("shops.codeFault") : undefined}
        onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
        data-autofocus={isNew ? true : undefined}
      />
      <TextField
        label={t("settings.name")}
        value={draft.name}
        maxLength={200}
        error={faults.includes("name") ? t("shops.nameFault") : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
        data-autofocus={isNew ? undefined : true}
      />
      <SelectField
        label={t("settings.country")}
        value={draft.country}
        onChange={({ target: { value: country } }) =>
          onChange(isNew ? { country, currency: currencyOfCountry(country) } : { country })
        }
        options={countries}
      />
      <SelectField
        label={t("settings.currency")}
        value={draft.currency}
        disabled={!isNew}
        onChange={({ target }) => onChange({ currency: target.value })}
        options={[...currencies.keys()].map((one) => ({ value: one, label: one }))}
      />
      <SelectField
        label={t("language.label")}
        value={draft.language}
        onChange={({ target }) => onChange({ language: spokenLanguage(target.value) })}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <SelectField
        label={t("shops.documentType")}
        help={t("shops.documentTypeHelp")}
        value={draft.documentType}
        onChange={({ target }) => onChange({ documentType: target.value })}
        options={kinds.map((one) => ({ value: one, label: one }))}
      />
    </div>
  );
}

/** Countries with a currency, by their names in the interface's language. */
function useCountries(language: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
      one.label.localeCompare(other.label, language),
    );
  }, [language]);
}
