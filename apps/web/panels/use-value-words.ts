import { MEASURE_UNITS, shopMeasures } from "@stanza/pricing";
import type { LengthUnit } from "@stanza/quantities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../stores/session-store.ts";
import type { ValueWords } from "./fields/value-text.ts";

/** The unit that lengths are shown and typed in: inches in American shops, else millimetres. */
export const useLengthUnit = (): LengthUnit => useSession(lengthUnitOf);

/** The same outside React, as it is now. */
export const lengthUnitNow = (): LengthUnit => lengthUnitOf(useSession.getState());

function lengthUnitOf({ profile }: Pick<ReturnType<typeof useSession.getState>, "profile">): LengthUnit {
  const shop = profile?.shop;
  if (!shop) return "mm";
  const { code, documentType: documentKind, language } = shop;
  return MEASURE_UNITS[shopMeasures({ code, documentKind, language }).length];
}

/** How values are worded in the interface's language. */
export function useValueWords(): ValueWords {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const language = i18n.language;
  return useMemo(
    () => ({ language, lengthUnit, yes: t("value.yes"), no: t("value.no") }),
    [language, lengthUnit, t],
  );
}
