import { useAwayReason } from "@stanza/web-site";
import { Button, ErrorState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import type { useQuote } from "./use-quote.ts";

/** In place of a page whose offer the server could not total. */
export function QuoteFailed({ quote }: { readonly quote: ReturnType<typeof useQuote> }) {
  const { t } = useTranslation();
  const away = useAwayReason();
  return (
    <ErrorState
      isPage
      title={t("offer.quoteFailed")}
      text={away ?? t("offer.quoteFailedText")}
      details={quote.error?.message}
      actions={
        <Button variant="primary" busy={quote.isFetching} onClick={() => void quote.refetch()}>
          {t("action.tryAgain")}
        </Button>
      }
    />
  );
}
