import { EmptyState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";

/** Stands in for articles and ideas where the shop has been given no catalogue: nothing is on its way. */
export function NoCatalogue() {
  const { t } = useTranslation();
  return <EmptyState title={t("finder.noCatalogue")} text={t("finder.noCatalogueText")} />;
}
