import { LanguageChoice, SchemeChoice } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import css from "./Settings.module.css";

/** Language and colours, remembered on this device. */
export function LookSettings() {
  const { t } = useTranslation();
  return (
    <>
      <div className={css.choice}>
        <h3>{t("language.label")}</h3>
        <LanguageChoice />
      </div>
      <div className={css.choice}>
        <h3>{t("scheme.label")}</h3>
        <SchemeChoice />
      </div>
      <p className={css.note}>{t("settings.onThisDevice")}</p>
    </>
  );
}
