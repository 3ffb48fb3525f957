import type { OfferTerms } from "@stanza/pricing";
import type { OpenProject } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { openPreflight } from "@stanza/web-workspace";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PriceDateNote } from "../totals/PriceDateNote.tsx";
import { PromotionNote } from "../totals/PromotionNote.tsx";
import { ApprovalNote } from "./ApprovalNote.tsx";
import type { Quote } from "./use-quote.ts";

interface Props {
  readonly open: OpenProject;
  readonly terms: OfferTerms;
  readonly quote: Quote;
  /** Lines without a price in words; undefined: there are none. */
  readonly unpriced: string | undefined;
  readonly askAgain: () => void;
}

/** What stands between the offer and its PDF: missing prices, promotions, approval, the date of its prices. */
export function OfferNotes({ open, terms, quote, unpriced, askAgain }: Props) {
  const { t } = useTranslation();
  const { document, projectId, summary } = open;
  const { offer, guard, promotion } = quote;
  return (
    <>
      {unpriced ? (
        <div className={css.warning} role="alert">
          <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
          <div>
            <strong>{unpriced}</strong>
            <p>{t("offer.blockedText")}</p>
            <Button size="sm" onClick={openPreflight}>
              {t("preflight.show")}
            </Button>
          </div>
        </div>
      ) : null}
      <PromotionNote standing={promotion} choice={document.promotion} />
      {guard?.needsApproval && projectId !== null ? (
        <ApprovalNote guard={guard} projectId={projectId} terms={terms} onAsked={askAgain} />
      ) : null}
      {summary ? <PriceDateNote summary={summary} today={offer.date} /> : null}
    </>
  );
}
