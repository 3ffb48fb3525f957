import { SelectField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useConfig } from "../config/config-store.ts";
import { changeLanguage, interfaceLanguage, LANGUAGES } from "./i18n.ts";

const names = { en: "English", it: "Italiano", de: "Deutsch" } as const;

/** The interface language, of those the site offers. onChanged: called once another one is spoken */
export function LanguageChoice({ onChanged }: { readonly onChanged?: () => void }) {
  const { t, i18n } = useTranslation();
  const site = useConfig((state) => state.config?.languages ?? []);
  const offered = LANGUAGES.filter((l) => site.length === 0 || site.some((s) => interfaceLanguage(s) === l));
  return (
    <SelectField
      label={t("language.label")}
      hideLabel
      value={i18n.language}
      onChange={(event) => {
        const language = interfaceLanguage(event.target.value);
        if (language) void changeLanguage(language, true).then(onChanged);
      }}
      options={offered.map((language) => ({ value: language, label: names[language] }))}
    />
  );
}
