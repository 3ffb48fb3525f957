import { SelectField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useConfig } from "../config/config-store.ts";
import { changeLanguage, interfaceLanguage } from "./i18n.ts";
import { languageName, offeredLanguages } from "./site-languages.ts";

/** The interface language, of those the site offers. onChanged: called once another one is spoken */
export function LanguageChoice({ onChanged }: { readonly onChanged?: () => void }) {
  const { t, i18n } = useTranslation();
  const site = useConfig((state) => state.config?.languages ?? []);
  return (
    <SelectField
      label={t("language.label")}
      hideLabel
      value={i18n.language}
      onChange={(event) => {
        const language = interfaceLanguage(event.target.value);
        if (language) void changeLanguage(language, true).then(onChanged);
      }}
      options={offeredLanguages(site).map((language) => ({ value: language, label: languageName(language) }))}
    />
  );
}
