import type { Profile } from "@stanza/contract";
import { sells, useSession } from "@stanza/web-site";
import { useTranslation } from "react-i18next";

/** Returns true for people who may set prices; the server checks the same (`projectCan.setPrices`). */
export const maySetPrices = (profile: Profile | null): boolean => sells(profile);

/** Why this person cannot say what a custom article costs; undefined: they can. */
export function usePricesReason(): string | undefined {
  const { t } = useTranslation();
  const may = useSession((state) => maySetPrices(state.profile));
  return may ? undefined : t("custom.sellersOnly");
}
