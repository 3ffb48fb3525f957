import { Button, ErrorState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { loadCatalogues } from "./catalogue-store.ts";

/** Stands in for a screen that cannot do without the catalogues, which could not be loaded, and loads them again. */
export function CataloguesFailed() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("finder.failed")}
      text={t("finder.failedText")}
      actions={
        <Button variant="primary" onClick={() => void loadCatalogues()}>
          {t("action.tryAgain")}
        </Button>
      }
    />
  );
}
