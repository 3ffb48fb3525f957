import { Button, ErrorState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { loadCatalogues } from "./catalogue-store.ts";

interface Props {
  /** It is all there is on the page, so its title is the page's. */
  readonly isPage?: boolean;
}

/** Stands in for a screen that cannot do without the catalogues, which could not be loaded, and loads them again. */
export function CataloguesFailed({ isPage = false }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      isPage={isPage}
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
