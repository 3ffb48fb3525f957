import { NO_TERMS } from "@stanza/codecs";
import { type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, Money } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { useTranslation } from "react-i18next";
import { QuoteFailed } from "../page/QuoteFailed.tsx";
import { useQuote } from "../page/use-quote.ts";
import { ServicesCard } from "../terms/ServicesCard.tsx";
import css from "./ContentList.module.css";

/** Everything that is sold beside the goods, on a page of its own (`servizi`). */
export function ServicesPage() {
  return <WithOpenProject saved>{(open) => <Services key={open.projectKey} open={open} />}</WithOpenProject>;
}

function Services({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnlyReason() !== undefined;
  const terms = open.document.terms ?? NO_TERMS;
  const quote = useQuote(open, terms, i18n.language);
  if (quote.isError && !quote.data) return <QuoteFailed quote={quote} />;
  if (!quote.data) return <OfferSkeleton />;
  const { offer } = quote.data;
  return (
    <div className={css.page}>
      <div className={offerCss.head}>
        <div>
          <h1>{t("services.title")}</h1>
          <p className={offerCss.meta}>{open.document.project.description || t("project.untitled")}</p>
        </div>
        <AppLink href={paths.offer({ projectId: open.projectId })} className={buttonClass({})}>
          {t("customer.toOffer")}
        </AppLink>
      </div>
      <ServicesCard offer={offer} terms={terms} readOnly={readOnly} />
      <p className={css.sum} aria-live="polite">
        {t("totals.services")}
        <strong>
          <Money amount={offer.servicesTotal} currency={offer.currency} />
        </strong>
      </p>
    </div>
  );
}
