import type { OfferEvent } from "@stanza/contract";
import { LOST_REASONS } from "@stanza/offer";
import { useFormats } from "@stanza/web-site";
import { Button, Skeleton } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./OfferStatus.module.css";
import { useOfferEvents } from "./offer-queries.ts";

/** The events of an offer, with time and person, newest first. */
export function OfferEvents({ offerId }: { readonly offerId: number }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { data, isError, refetch } = useOfferEvents(offerId);
  if (isError)
    return (
      <p role="alert">
        {t("offerStatus.eventsFailed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={72} />;
  return (
    <ol className={css.events} aria-label={t("offerStatus.events")}>
      {data.toReversed().map((event) => (
        <li key={`${event.at} ${event.kind} ${event.note}`} data-kind={event.kind}>
          <span className={css.what}>
            <strong>{t(`offerStatus.event.${event.kind}`)}</strong>
            <Note event={event} />
          </span>
          <small>{[moment(event.at), event.by].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
    </ol>
  );
}

/** A rejection begins with its reason from the list; an acceptance's note is its amount, which the offer shows. */
function Note({ event: { kind, note } }: { readonly event: OfferEvent }) {
  const { t } = useTranslation();
  if (note === "" || (kind === "accepted" && /^[\d.]+$/.test(note))) return null;
  const [first = "", ...rest] = note.split(": ");
  const reason = LOST_REASONS.find((one) => one === first);
  const words = kind === "rejected" && reason ? [t(`offerStatus.lost.${reason}`), ...rest].join(": ") : note;
  return <span>{words}</span>;
}
