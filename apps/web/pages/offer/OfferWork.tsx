import { NO_TERMS } from "@stanza/codecs";
import { IconAlertTriangle, IconFileTypePdf } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { AppLink } from "../../shell/AppLink.tsx";
import { useProject } from "../../stores/project-store.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Money } from "../../ui/Money.tsx";
import { CustomerCard } from "./CustomerCard.tsx";
import { createPdf } from "./create-pdf.ts";
import { DiscountCard } from "./DiscountCard.tsx";
import { Documents } from "./Documents.tsx";
import css from "./Offer.module.css";
import { OfferRows } from "./OfferRows.tsx";
import { OfferSkeleton } from "./OfferSkeleton.tsx";
import { PriceDateNote } from "./PriceDateNote.tsx";
import { ServicesCard } from "./ServicesCard.tsx";
import { TermsCard } from "./TermsCard.tsx";
import { TotalsCard } from "./TotalsCard.tsx";
import { useQuote } from "./use-quote.ts";

/** The seller's view: rows with their prices left, what is agreed and what it comes to right. */
export function OfferWork() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const open = useProject((state) => state.open);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const language = open?.document.language ?? i18n.language;
  const isSaved = open?.document.project === open?.savedDocument?.project;
  const quote = useQuote(
    isSaved ? (open?.projectId ?? null) : null,
    open?.document.terms ?? NO_TERMS,
    language,
  );
  const [creating, setCreating] = useState(false);
  if (!open) return null;
  const { document, projectId } = open;
  if (quote.isError && !quote.data) {
    return (
      <ErrorState
        isPage
        title={t("offer.quoteFailed")}
        text={t("offer.quoteFailedText")}
        details={quote.error.message}
        actions={
          <Button variant="primary" busy={quote.isFetching} onClick={() => void quote.refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  }
  if (!quote.data) return <OfferSkeleton />;
  const { offer } = quote.data;
  if (offer.groups.every((group) => group.positions.length === 0)) {
    return (
      <EmptyState
        isPage
        title={t("offer.empty")}
        text={t("offer.emptyText")}
        actions={
          <AppLink href={paths.workspace({ projectId })} className={buttonClass({ variant: "primary" })}>
            {t("offer.toDesign")}
          </AppLink>
        }
      />
    );
  }
  const blocked = offer.complete ? undefined : t("offer.blocked", { count: offer.unpriced.length });
  const create = async () => {
    if (projectId === null) return;
    setCreating(true);
    await createPdf({ projectId, terms: document.terms, language });
    setCreating(false);
    await queries.invalidateQueries({ queryKey: ["offers", projectId] });
  };
  const button = (
    <Button
      variant="primary"
      icon={<IconFileTypePdf size={19} stroke={1.7} />}
      busy={creating}
      reason={blocked}
      onClick={() => void create()}
    >
      {t("offer.createPdf")}
    </Button>
  );
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div>
          <h1>{t("offer.title")}</h1>
          <p className={css.meta}>
            {offer.shop.name} · {offer.currency}
          </p>
        </div>
        <span className={css.headAction}>{button}</span>
      </div>
      {blocked ? (
        <div className={css.warning} role="alert">
          <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
          <div>
            <strong>{blocked}</strong>
            <p>{t("offer.blockedText")}</p>
          </div>
        </div>
      ) : null}
      {open.summary ? <PriceDateNote summary={open.summary} today={offer.date} /> : null}
      <div className={css.columns}>
        <div className={css.main}>
          <OfferRows offer={offer} terms={document.terms} readOnly={readOnly} />
          <ServicesCard offer={offer} terms={document.terms} readOnly={readOnly} />
          <div className={css.pair}>
            <CustomerCard document={document} readOnly={readOnly} />
            <TermsCard document={document} readOnly={readOnly} />
          </div>
        </div>
        <div className={css.side}>
          <DiscountCard offer={offer} terms={document.terms} readOnly={readOnly} />
          <TotalsCard offer={offer} updating={quote.isFetching} />
          {projectId === null ? null : <Documents projectId={projectId} />}
        </div>
      </div>
      <div className={css.bottomBar}>
        <span>
          {t("totals.payable")}
          <strong>
            <Money amount={offer.payable} currency={offer.currency} />
          </strong>
        </span>
        {button}
      </div>
    </div>
  );
}
