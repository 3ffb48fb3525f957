import { IconDownload, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../locales/use-formats.ts";
import { offerPdfUrl } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Money } from "../../ui/Money.tsx";
import css from "./Offer.module.css";
import { showOffer } from "./PdfDialog.tsx";
import form from "./Terms.module.css";
import totals from "./Totals.module.css";
import { useOffers } from "./use-offers.ts";

/** The offers that were made of this project: frozen, to be read again as they were. */
export function Documents({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isError, refetch } = useOffers(projectId);
  if (isError) {
    return (
      <section className={css.card} aria-label={t("documents.title")}>
        <p className={form.nothing}>
          {t("documents.failed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      </section>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={css.card} aria-label={t("documents.title")}>
      <div className={css.cardHead}>
        <h2>{t("documents.title")}</h2>
      </div>
      <ul className={totals.documents}>
        {data.map((offer) => (
          <li key={offer.id}>
            <IconFileTypePdf size={22} stroke={1.5} aria-hidden="true" />
            <span className={totals.documentText}>
              <strong>{offer.number}</strong>
              <small>
                {formats.moment(offer.createdAt)} · <Money amount={offer.payable} currency={offer.currency} />
              </small>
            </span>
            {offer.state === "complete" ? (
              <>
                <Button
                  size="sm"
                  icon={<IconExternalLink size={16} stroke={1.7} />}
                  onClick={() => void showOffer({ offerId: offer.id, number: offer.number })}
                >
                  {t("documents.open")}
                </Button>
                <a
                  className={buttonClass({ size: "sm", variant: "subtle" })}
                  href={offerPdfUrl(offer.id)}
                  download={`${offer.number}.pdf`}
                  aria-label={t("documents.downloadOf", { number: offer.number })}
                  title={t("documents.downloadOf", { number: offer.number })}
                >
                  <IconDownload size={17} stroke={1.7} aria-hidden="true" />
                </a>
              </>
            ) : (
              <span className={css.meta}>{t("documents.pending")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
