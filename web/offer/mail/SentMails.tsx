import type { OfferMail, OfferSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { Button, Skeleton } from "@stanza/web-ui";
import { IconAlertTriangle, IconClock, IconMailCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sendAgain } from "../crm/DeliveryLine.tsx";
import { offerChanged, useOfferMails } from "../status/offer-queries.ts";
import css from "./OfferMail.module.css";

const icons = { waiting: IconClock, sent: IconMailCheck, failed: IconAlertTriangle } as const;

/** The mails of an offer, newest first, and what became of each. */
export function SentMails({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOfferMails(offer);
  if (isError && !data)
    return (
      <p role="alert">
        {t("offerMail.logFailed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={96} />;
  if (data.length === 0) return <p className={css.nothing}>{t("offerMail.none")}</p>;
  return (
    <ul className={css.mails} aria-live="polite">
      {data.map((mail) => (
        <Mail key={mail.id} mail={mail} offer={offer} />
      ))}
    </ul>
  );
}

function Mail({ mail, offer }: { readonly mail: OfferMail; readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [busy, setBusy] = useState(false);
  const Icon = icons[mail.state];
  const again = async () => {
    setBusy(true);
    await sendAgain(mail.deliveryId);
    await offerChanged(offer);
    setBusy(false);
  };
  return (
    <li data-state={mail.state}>
      <span className={css.state}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        {t(`offerMail.state.${mail.state}`)}
      </span>
      <span className={css.about}>
        <strong>{mail.to}</strong>
        {mail.copy ? <small>{t("offerMail.copied", { addresses: mail.copy })}</small> : null}
        <span>{mail.subject}</span>
        <small>
          {moment(mail.at)} · {mail.by}
        </small>
        {mail.error && mail.state !== "sent" ? <small className={css.why}>{mail.error}</small> : null}
      </span>
      {mail.state === "sent" ? null : (
        <Button size="sm" busy={busy} onClick={() => void again()}>
          {t(mail.state === "failed" ? "offerMail.again" : "offerMail.now")}
        </Button>
      )}
    </li>
  );
}
