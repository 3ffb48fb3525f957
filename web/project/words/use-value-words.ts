import { MEASURE_UNITS } from "@stanza/pricing";
import { type LengthUnit, measuringLocale } from "@stanza/quantities";
import { measuresNow, translate, useMeasures } from "@stanza/web-site";
import i18next from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ValueWords } from "../fields/named-value-text.ts";

/** The unit that lengths are shown and typed in: inches in American shops and for guests of America, else millimetres. */
export const useLengthUnit = (): LengthUnit => MEASURE_UNITS[useMeasures().length];

/** The same outside React, as it is now. */
export const lengthUnitNow = (): LengthUnit => MEASURE_UNITS[measuresNow().length];

/** The interface language with the unit of its lengths, for drawings and their figures. */
export const drawingLanguage = (language: string): string => measuringLocale(language, lengthUnitNow());

/** The words for values in the interface's language. */
export function useValueWords(): ValueWords {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const language = i18n.language;
  return useMemo(
    () => ({ language, lengthUnit, yes: t("value.yes"), no: t("value.no") }),
    [language, lengthUnit, t],
  );
}

/** The same outside React, as they are now. */
export const valueWordsNow = (): ValueWords => ({
  language: i18next.language,
  lengthUnit: lengthUnitNow(),
  yes: translate("value.yes"),
  no: translate("value.no"),
});
