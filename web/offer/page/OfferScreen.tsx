import { NO_TERMS } from "@stanza/codecs";
import { useProject, useTaxName } from "@stanza/web-project";
import { AppLink, type OfferView, paths, useSession } from "@stanza/web-site";
import { buttonClass, EmptyState, Money, Skeleton, TOAST_FLOOR } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { OfferSkeleton } from "@stanza/web-workspace";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCreatePdf } from "../print/use-create-pdf.ts";
import { CreatePdfButton } from "./CreatePdfButton.tsx";
import { OfferNotes } from "./OfferNotes.tsx";
import { QuoteFailed } from "./QuoteFailed.tsx";
import { useQuote } from "./use-quote.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";
import { WorkView } from "./WorkView.tsx";

const OrderGrid = lazy(async () => ({ default: (await import("../order/OrderGrid.tsx")).OrderGrid }));
const Present = lazy(async () => ({ default: (await import("../present/Present.tsx")).Present }));

/** The quote in one of the three views; all of them edit the same terms. */
export function OfferScreen({ view }: { readonly view: OfferView }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const open = useProject((state) => state.open);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  /** The client reads the offer in its own language, whoever works on it in theirs. */
  const language = open?.document.language ?? i18n.language;
  const agreed = open?.document.terms ?? NO_TERMS;
  // The dealer's grid reads the offer as the dealer buys it (quote.md §4.2 [16]).
  const terms = useMemo(() => (view === "order" ? { ...agreed, dealerMode: true } : agreed), [agreed, view]);
  const quote = useQuote(open, terms, view === "present" ? language : i18n.language);
  // All rows at once would hold the page: React makes them a few at a time, and what was typed meanwhile goes before.
  const deferred = useDeferredValue(quote.data);
  // Nothing of another view's quote is shown for a moment, and takes the focus away as it goes.
  const quoted = quote.data && deferred;
  const pdf = useCreatePdf();
  const shop = useSession((state) => state.profile?.shop);
  const tax = useTaxName();
  if (!open) return null;
  const { document, projectId } = open;
  if (quote.isError && !quote.data) return <QuoteFailed quote={quote} />;
  // What stands of the page before its figures keeps its heading from one view to the next, and with it the focus.
  if (!quoted && document.project.rows.length === 0) return <OfferSkeleton />;
  const { offer, guard, promotion } = quoted ?? {};
  if (offer?.groups.every((group) => group.positions.length === 0)) {
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
  const unpriced =
    !offer || offer.complete ? undefined : t("offer.blocked", { count: offer.unpriced.length });
  const isPromised = !promotion || promotion.state === "none" || promotion.state === "valid";
  const blocked =
    (offer ? undefined : t("offer.beingPriced")) ??
    unpriced ??
    (guard?.needsApproval ? t("approval.blocked") : undefined) ??
    (isPromised ? undefined : t("promotions.blocked"));
  const create = async () => {
    if (projectId === null) return;
    await pdf.create({ projectId, terms, language });
    await queries.invalidateQueries({ queryKey: ["offers", projectId] });
  };
  const button = <CreatePdfButton busy={pdf.isWorking} reason={blocked} onClick={() => void create()} />;
  const shown = {
    ...{ document, readOnly, updating: quote.isFetching || quoted !== quote.data, projectId, guard },
    ...(quoted?.seesMargin ? { marginOf: quote.dataUpdatedAt } : {}),
  };
  return (
    <div className={css.page} data-view={view}>
      <div className={css.head}>
        <div>
          <h1>{t(view === "present" ? "present.title" : "offer.title")}</h1>
          <p className={css.meta}>
            {offer?.shop.name ?? shop?.name} · {offer?.currency ?? shop?.currency}
          </p>
        </div>
        <ViewSwitch view={view} projectId={projectId} />
        {view === "present" ? null : (
          <span className={css.headAction}>
            <AppLink
              href={paths.summary({ projectId, from: paths.offer({ projectId, view }) })}
              className={buttonClass({})}
            >
              {t("summary.title")}
            </AppLink>
            {button}
          </span>
        )}
      </div>
      {view === "present" || !quoted ? null : (
        <OfferNotes
          open={open}
          terms={terms}
          quote={quoted}
          unpriced={unpriced}
          askAgain={() => void quote.refetch()}
        />
      )}
      {view === "work" ? <WorkView {...shown} offer={offer} /> : null}
      {view !== "work" && !offer ? <OfferSkeleton /> : null}
      <Suspense fallback={<OfferSkeleton />}>
        {view === "present" && offer ? <Present {...shown} offer={offer} /> : null}
        {view === "order" && offer ? <OrderGrid {...shown} offer={offer} /> : null}
      </Suspense>
      {view === "present" ? null : (
        <div className={css.bottomBar} {...TOAST_FLOOR}>
          <span>
            {t("total.withTax", { tax })}
            <strong>
              {offer ? (
                <Money amount={offer.payable} currency={offer.currency} />
              ) : (
                <Skeleton width={110} height={24} />
              )}
            </strong>
          </span>
          {button}
        </div>
      )}
    </div>
  );
}
