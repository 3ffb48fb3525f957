import { pricingShop } from "@stanza/contract";
import { isUnitedStates } from "@stanza/pricing";
import { useSession } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { useProject } from "../project-store.ts";

/** Whether American tax rules hold for the open project: by its shop, or by its document's own flag. */
export function useIsUnitedStates(): boolean {
  const flag = useProject((state) => state.open?.document.terms.unitedStates ?? false);
  const shop = useSession((state) => state.profile?.shop);
  return shop ? isUnitedStates({ unitedStates: flag }, pricingShop(shop)) : flag;
}

/** What the tax of the open project is called: VAT, or sales tax. */
export function useTaxName(): string {
  const { t } = useTranslation();
  return t(useIsUnitedStates() ? "link.salesTax" : "terms.vat");
}
