import { Button, EmptyState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useFinder } from "../finder-store.ts";
import { NO_FACETS } from "./chosen-facets.ts";

/** There is something, but nothing of the width, finish and price that were asked for. */
export function NothingLeft() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("facets.nothing")}
      actions={
        <Button variant="primary" onClick={() => useFinder.setState({ facets: NO_FACETS })}>
          {t("facets.clear")}
        </Button>
      }
    />
  );
}
