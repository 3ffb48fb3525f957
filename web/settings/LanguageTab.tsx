import { changeLanguage, interfaceLanguage, LanguageChoice, useFormats, useMeasures } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";
import { sayChanged } from "./say-changed.ts";

/** A moment and an amount, so that one sees how they are written: 20 November 2026, 14:32. */
const SAMPLE = { at: "2026-11-20T14:32:00", amount: "4942.4" } as const;

/** The language of the interface on this device, and the units that the shop works in. */
export function LanguageTab() {
  const { t, i18n } = useTranslation();
  const { length, weight, volume } = useMeasures();
  const { moment, money } = useFormats();
  const backTo = (code: string) => {
    const language = interfaceLanguage(code);
    if (language) void changeLanguage(language, true);
  };
  return (
    <div className={css.settings}>
      <section className={css.setting}>
        <h2>{t("language.label")}</h2>
        <LanguageChoice onChanged={() => sayChanged(() => backTo(i18n.language))} />
        <p>{t("settings.languageText")}</p>
      </section>
      <section className={css.setting}>
        <h2>{t("settings.units")}</h2>
        <p>{t("settings.unitsText")}</p>
        <Facts
          of={[
            [
              t("settings.units"),
              [length, weight, volume].map((unit) => t(`shopRules.unit.${unit}`)).join(", "),
            ],
            [t("settings.dates"), moment(SAMPLE.at)],
            [t("settings.amounts"), money(SAMPLE.amount, "EUR")],
          ]}
        />
      </section>
    </div>
  );
}
