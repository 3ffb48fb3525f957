import type { OfferMail, OfferSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { Button, Skeleton } from "@stanza/web-ui";
import { IconAlertTriangle, IconClock, IconMailCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import deliveriesCss from "../deliveries/Deliveries.module.css";
import { DeliveryItem } from "../deliveries/DeliveryItem.tsx";
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
    <ul className={deliveriesCss.deliveries} aria-live="polite">
      {data.map((mail) => (
        <Mail key={mail.id} mail={mail} offer={offer} />
      ))}
    </ul>
  );
}

function Mail({ mail, offer }: { readonly mail: OfferMail; readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { state } = mail;
  return (
    <DeliveryItem
      id={mail.deliveryId}
      state={state}
      icon={icons[state]}
      words={t(`offerMail.state.${state}`)}
      again={t(state === "failed" ? "offerMail.again" : "offerMail.now")}
      onAgain={() => offerChanged(offer)}
    >
      <strong>{mail.to}</strong>
      {mail.copy ? <small>{t("offerMail.copied", { addresses: mail.copy })}</small> : null}
      <span>{mail.subject}</span>
      <small>
        {moment(mail.at)} · {mail.by}
      </small>
      {mail.error && state !== "sent" ? <small className={deliveriesCss.why}>{mail.error}</small> : null}
    </DeliveryItem>
  );
}
