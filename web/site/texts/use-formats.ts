import { formatMoney, resolveLocale } from "@stanza/quantities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Amounts, dates and times in the interface's language and this device's time zone; numeric dates are day/month/year (spec 1 §9). */
export function useFormats() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const locale = resolveLocale(language);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    const seconds = new Intl.DateTimeFormat(locale, { timeStyle: "medium", hourCycle: "h23" });
    return {
      /** `20 Nov 2026` */
      day: (at: number | string) => day.format(new Date(at)),
      /** `20 Nov 2026, 14:32` */
      moment: (at: number | string) => moment.format(new Date(at)),
      /** `14:32` */
      clock: (at: number | string) => clock.format(new Date(at)),
      /** `14:32:05` */
      seconds: (at: number | string) => seconds.format(new Date(at)),
      /** `€4,120.00` */
      money: (amount: string, currency: string) => formatMoney(amount, currency, language),
    };
  }, [language]);
}
