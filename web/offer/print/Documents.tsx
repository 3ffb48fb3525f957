import type { OfferSummary } from "@stanza/contract";
import { useProject } from "@stanza/web-project";
import { offerPdfUrl, useFormats } from "@stanza/web-site";
import { Button, IconButton, Menu, MenuItem, Money } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import {
  IconDots,
  IconDownload,
  IconExternalLink,
  IconFiles,
  IconFileTypePdf,
  IconHistory,
  IconLink,
  IconMail,
  IconMessage2,
  IconVersions,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openCombinedOffer } from "../combined-offer/open-combined-offer.ts";
import { openOfferLink } from "../link/open-offer-link.ts";
import { openOfferMail } from "../mail/open-offer-mail.ts";
import { useOffers } from "../page/use-offers.ts";
import { OfferStatusBadge } from "../status/OfferStatusBadge.tsx";
import { OfferValidity } from "../status/OfferValidity.tsx";
import { openOfferStatus } from "../status/open-offer-status.ts";
import form from "../terms/Terms.module.css";
import totals from "../totals/Totals.module.css";
import { openOfferVersions } from "../versions/open-offer-versions.ts";
import { showOffer } from "./PdfDialog.tsx";

const icon = { size: 16, stroke: 1.7 } as const;

/** The offers that were made of this project: where each stands, and what can be done with it. */
export function Documents({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOffers(projectId);
  const description = useProject((state) => state.open?.document.project.description ?? "");
  if (isError && !data) {
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
  if (!data) return null;
  return (
    <section className={css.card} aria-label={t("documents.title")}>
      <div className={css.cardHead}>
        <h2>{t("documents.title")}</h2>
        <span className={css.headActions}>
          {data.length > 1 ? (
            <Button
              size="sm"
              icon={<IconVersions {...icon} />}
              onClick={() => openOfferVersions({ projectId })}
            >
              {t("offerVersions.compare")}
            </Button>
          ) : null}
          <IconButton
            label={t("combined.title")}
            icon={<IconFiles size={18} stroke={1.6} />}
            onClick={() => openCombinedOffer([{ id: projectId, description }])}
          />
        </span>
      </div>
      {data.length === 0 ? (
        <p className={form.nothing}>{t("documents.none")}</p>
      ) : (
        <ul className={totals.documents}>
          {data.map((offer) => (
            <MadeOffer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MadeOffer({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { number } = offer;
  const isReady = offer.state === "complete";
  const waiting = t(offer.state === "pdf-too-large" ? "documents.tooLarge" : "documents.pending");
  return (
    <li>
      <IconFileTypePdf size={22} stroke={1.5} aria-hidden="true" className={totals.documentIcon} />
      <span className={totals.documentText}>
        <span className={totals.documentHead}>
          <strong>{number}</strong>
          <small>{t("documents.version", { version: offer.version })}</small>
          <OfferStatusBadge status={offer.status} />
        </span>
        <small>
          {formats.moment(offer.createdAt)} · <Money amount={offer.payable} currency={offer.currency} />
        </small>
        {offer.combines.length > 0 ? (
          <small>{t("documents.combines", { count: offer.combines.length })}</small>
        ) : null}
        <OfferValidity offer={offer} />
        {isReady ? null : <small>{waiting}</small>}
        <span className={totals.documentActions}>
          <Button
            size="sm"
            icon={<IconExternalLink {...icon} />}
            aria-label={t("documents.openOf", { number })}
            reason={isReady ? undefined : waiting}
            onClick={() => void showOffer({ offerId: offer.id, number })}
          >
            {t("documents.open")}
          </Button>
          <IconButton
            label={t("documents.mailOf", { number })}
            icon={<IconMail size={18} stroke={1.6} />}
            onClick={() => openOfferMail(offer)}
          />
          <IconButton
            label={t("documents.shareOf", { number })}
            icon={<IconLink size={18} stroke={1.6} />}
            onClick={() => openOfferLink(offer)}
          />
          <IconButton
            label={t("documents.statusOf", { number })}
            icon={<IconHistory size={18} stroke={1.6} />}
            onClick={() => openOfferStatus(offer)}
          />
          <MoreOf offer={offer} />
        </span>
      </span>
    </li>
  );
}

function MoreOf({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { number } = offer;
  return (
    <Menu
      button={
        <IconButton label={t("documents.moreOf", { number })} icon={<IconDots size={18} stroke={1.7} />} />
      }
      place="bottom-end"
      width={230}
    >
      {offer.state === "complete" ? (
        <MenuItem href={offerPdfUrl(offer.id)} download={`${number}.pdf`} icon={<IconDownload {...icon} />}>
          {t("documents.downloadOf", { number })}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<IconVersions {...icon} />}
        onClick={() => openOfferVersions({ projectId: offer.projectId, offerId: offer.id })}
      >
        {t("offerVersions.title")}
      </MenuItem>
      <MenuItem icon={<IconMessage2 {...icon} />} onClick={() => openOfferLink(offer, "comments")}>
        {t("offerLink.comments", { count: offer.comments })}
      </MenuItem>
    </Menu>
  );
}
