import { NO_TERMS } from "@stanza/codecs";
import { editCustomer } from "@stanza/web-customer";
import { type OpenProject, useReadOnlyReason, useSaveAsReason } from "@stanza/web-project";
import { AppLink, paths, useConfig, useSession } from "@stanza/web-site";
import { Button, buttonClass, ErrorState } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import {
  keepPreflight,
  OfferSkeleton,
  openPreflight,
  usePreflight,
  WithOpenProject,
} from "@stanza/web-workspace";
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconCircleCheck,
  IconCircleX,
  IconCloudUpload,
  IconFileCheck,
} from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadCrm, useCrmUpload } from "../crm/upload-crm.ts";
import { CustomerCard } from "../page/CustomerCard.tsx";
import { useQuote } from "../page/use-quote.ts";
import { createPdf } from "../print/create-pdf.ts";
import { Documents } from "../print/Documents.tsx";
import { saveProjectAsOffer } from "../save/save-as-offer.ts";
import { priceAge } from "../totals/price-age.ts";
import { TotalsCard } from "../totals/TotalsCard.tsx";
import { CrmBanner } from "./CrmBanner.tsx";
import { OrderCard } from "./OrderCard.tsx";
import css from "./Summary.module.css";
import { type SummaryCheck, summaryChecks } from "./summary-checks.ts";
import { UndeliveredMails } from "./UndeliveredMails.tsx";

/** The last look before sending: whom for, where to, what it comes to, which documents there are, what is still open. */
export function SummaryPage() {
  return <WithOpenProject saved>{(open) => <Summary key={open.projectKey} open={open} />}</WithOpenProject>;
}

/** What is ordered is offered no more. */
const ORDERED: readonly string[] = ["ordered", "inProduction", "shipped", "delivered"];

const ICONS = {
  good: <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />,
  look: <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />,
  stop: <IconCircleX size={18} stroke={1.8} aria-hidden="true" />,
} as const;

function Summary({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const { from } = useSearch({ strict: false }) as { readonly from?: string };
  const readOnlyReason = useReadOnlyReason();
  const saveAsReason = useSaveAsReason("offer");
  const isProfessional = useSession(({ profile }) => profile?.kind === "pro" || profile?.isAdmin === true);
  const hasCrm = useConfig((state) => state.config?.crmupload === true);
  const isUploading = useCrmUpload((state) => state.kind === "sending");
  const mustFix = usePreflight((state) => state.mustFix);
  useEffect(keepPreflight, []);
  const [creating, setCreating] = useState(false);
  const { document, projectId, summary } = open;
  const language = document.language ?? i18n.language;
  const quote = useQuote(open, document.terms ?? NO_TERMS, language);
  if (quote.isError && !quote.data)
    return (
      <ErrorState
        isPage
        title={t("offer.quoteFailed")}
        text={t("offer.quoteFailedText")}
        details={quote.error.message}
        actions={
          <Button variant="primary" onClick={() => void quote.refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
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
  const stopReason = stopped ? text(stopped) : undefined;
  const back = from ?? paths.offer({ projectId });
  return (
    <div className={css.page}>
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
      {projectId !== null && isProfessional ? <CrmBanner projectId={projectId} /> : null}
      {projectId !== null && isProfessional ? <UndeliveredMails projectId={projectId} /> : null}
      <div className={css.columns}>
        <div className={css.column}>
          <section className={offerCss.card} aria-label={t("summary.checks")}>
            <div className={offerCss.cardHead}>
              <h2>{t("summary.checks")}</h2>
            </div>
            <ul className={css.checks}>
              {checks.map((check) => (
                <li key={check.key} data-state={check.state}>
                  {ICONS[check.state]}
                  <span>
                    {text(check)}
                    <span className="visually-hidden">, {t(`summary.state.${check.state}`)}</span>
                  </span>
                  {check.state === "good" ? null : wayOf(check)}
                </li>
              ))}
            </ul>
          </section>
          <CustomerCard document={document} readOnly={readOnlyReason !== undefined} />
          {document.shipping ? (
            <section className={offerCss.card} aria-label={t("customer.shipping")}>
              <div className={offerCss.cardHead}>
                <h2>{t("customer.shipping")}</h2>
                {readOnlyReason ? null : (
                  <Button size="sm" onClick={() => void editCustomer()}>
                    {t("action.edit")}
                  </Button>
                )}
              </div>
              <address className={css.address}>
                {[
                  document.shipping.street,
                  `${document.shipping.postalCode} ${document.shipping.city}`.trim(),
                  [document.shipping.county, document.shipping.country].filter(Boolean).join(", "),
                ]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </address>
            </section>
          ) : null}
        </div>
        <div className={css.column}>
          <TotalsCard offer={offer} updating={quote.isFetching} />
          {projectId === null ? null : <Documents projectId={projectId} />}
          {projectId !== null && isProfessional ? (
            <OrderCard projectId={projectId} summary={summary} />
          ) : null}
          <div className={css.actions}>
            {isProfessional && hasCrm ? (
              <Button
                icon={<IconCloudUpload size={18} stroke={1.7} />}
                busy={isUploading}
                reason={stopReason}
                onClick={() => void uploadCrm()}
              >
                {t("crm.upload")}
              </Button>
            ) : null}
            <Button
              busy={creating}
              reason={stopReason}
              onClick={async () => {
                if (projectId === null) return;
                setCreating(true);
                await createPdf({ projectId, terms: document.terms, language });
                setCreating(false);
              }}
            >
              {t("offer.createPdf")}
            </Button>
            {summary.isOffer ? (
              <p className={css.confirmed}>
                {ICONS.good}
                {t("summary.confirmed")}
              </p>
            ) : ORDERED.includes(summary.status) ? null : (
              <Button
                variant="primary"
                icon={<IconFileCheck size={18} stroke={1.7} />}
                reason={stopReason ?? saveAsReason}
                onClick={() => void saveProjectAsOffer()}
              >
                {t("summary.confirm")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );

  function text({ key, state, count }: SummaryCheck): string {
    if (key === "readOnly") return readOnlyReason ?? t("panel.readOnly");
    if (key === "approval") return t("summary.check.approval.bad");
    if (key === "photos") return t("summary.check.photos.bad", { count: count ?? 0 });
    return t(`summary.check.${key}.${state === "good" ? "good" : "bad"}`, { count: count ?? 0 });
  }

  /** The way to put it right. */
  function wayOf(check: SummaryCheck) {
    if (check.key === "problems" || check.key === "unpriced")
      return (
        <Button variant="link" onClick={openPreflight}>
          {t(`summary.way.${check.key}`)}
        </Button>
      );
    const hrefs: Partial<Record<SummaryCheck["key"], string>> = {
      prices: paths.offer({ projectId }),
      photos: paths.attachments({ projectId }),
      customer: paths.customerInfo({ projectId }),
      approval: paths.offer({ projectId }),
    };
    const href = hrefs[check.key];
    return href ? <AppLink href={href}>{t(`summary.way.${check.key as "prices"}`)}</AppLink> : null;
  }
}
