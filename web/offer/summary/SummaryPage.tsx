import { NO_TERMS } from "@stanza/codecs";
import { type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { keepPreflight, OfferSkeleton, usePreflight, WithOpenProject } from "@stanza/web-workspace";
import { IconArrowLeft } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CustomerCard } from "../page/CustomerCard.tsx";
import { QuoteFailed } from "../page/QuoteFailed.tsx";
import { useQuote } from "../page/use-quote.ts";
import { Documents } from "../print/Documents.tsx";
import { priceAge } from "../totals/price-age.ts";
import { TotalsCard } from "../totals/TotalsCard.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { CrmBanner } from "./CrmBanner.tsx";
import { checkText } from "./check-text.ts";
import { OrderCard } from "./OrderCard.tsx";
import { ShippingCard } from "./ShippingCard.tsx";
import css from "./Summary.module.css";
import { SummaryActions } from "./SummaryActions.tsx";
import { summaryChecks } from "./summary-checks.ts";
import { UndeliveredMails } from "./UndeliveredMails.tsx";

/** The last look before sending: whom for, where to, what it comes to, which documents there are, what is still open. */
export function SummaryPage() {
  return <WithOpenProject saved>{(open) => <Summary key={open.projectKey} open={open} />}</WithOpenProject>;
}

function Summary({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const { from } = useSearch({ strict: false }) as { readonly from?: string };
  const readOnlyReason = useReadOnlyReason();
  const mustFix = usePreflight((state) => state.mustFix);
  useEffect(keepPreflight, []);
  const { document, projectId, summary } = open;
  const quote = useQuote(open, document.terms ?? NO_TERMS, i18n.language);
  if (quote.isError && !quote.data) return <QuoteFailed quote={quote} />;
  if (!quote.data || !summary) return <OfferSkeleton />;
  const { offer, guard } = quote.data;
  const checks = summaryChecks({
    offer,
    document,
    problems: mustFix,
    pricesAreOld: priceAge(summary, offer.date) !== null,
    readOnly: readOnlyReason !== undefined,
    needsApproval: guard?.needsApproval ?? false,
  });
  const stopped = checks.find(({ state }) => state === "stop");
  const stopReason = stopped ? checkText(stopped, readOnlyReason) : undefined;
  const back = from ?? paths.offer({ projectId });
  return (
    <div className={offerCss.narrowPage}>
      <div className={offerCss.head}>
        <div>
          <h1>{t("summary.title")}</h1>
          <p className={offerCss.meta}>{document.project.description || t("project.untitled")}</p>
        </div>
        <AppLink href={back} className={buttonClass({})}>
          <IconArrowLeft size={17} stroke={1.8} aria-hidden="true" />
          {t("summary.back")}
        </AppLink>
      </div>
      {projectId !== null ? <CrmBanner projectId={projectId} /> : null}
      {projectId !== null ? <UndeliveredMails projectId={projectId} /> : null}
      <div className={css.columns}>
        <div className={css.column}>
          <ChecksCard checks={checks} projectId={projectId} readOnlyReason={readOnlyReason} />
          <CustomerCard document={document} readOnly={readOnlyReason !== undefined} />
          {document.shipping ? (
            <ShippingCard address={document.shipping} readOnly={readOnlyReason !== undefined} />
          ) : null}
        </div>
        <div className={css.column}>
          <TotalsCard offer={offer} updating={quote.isFetching} />
          {projectId === null ? null : <Documents projectId={projectId} />}
          {projectId !== null ? <OrderCard projectId={projectId} summary={summary} /> : null}
          <SummaryActions open={open} language={document.language ?? i18n.language} stopReason={stopReason} />
        </div>
      </div>
    </div>
  );
}
