import { pricingShop } from "@stanza/contract";
import { isUnitedStates } from "@stanza/pricing";
import { useSession } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { useProject } from "../project-store.ts";

/** Returns true when American tax rules hold for the open project: by its shop, or by its document's own flag. */
export function useIsUnitedStates(): boolean {
  const flag = useProject((state) => state.open?.document.terms.unitedStates ?? false);
  const shop = useSession((state) => state.profile?.shop);
  return shop ? isUnitedStates({ unitedStates: flag }, pricingShop(shop)) : flag;
}

/** The name of the open project's tax: VAT, or sales tax. */
export function useTaxName(): string {
  const { t } = useTranslation();
  return t(useIsUnitedStates() ? "link.salesTax" : "terms.vat");
}
