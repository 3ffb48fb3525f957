import type { OfferSummary } from "@stanza/contract";
import { nextStatuses } from "@stanza/offer";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ExtendOffer } from "./ExtendOffer.tsx";
import { NextStatus } from "./NextStatus.tsx";
import { OfferEvents } from "./OfferEvents.tsx";
import css from "./OfferStatus.module.css";
import { OfferStatusBadge } from "./OfferStatusBadge.tsx";
import { OfferValidity } from "./OfferValidity.tsx";
import { useFreshOffer } from "./offer-queries.ts";
import { SignOff } from "./SignOff.tsx";
import { useStatusChange } from "./use-status-change.ts";

interface Props {
  readonly offer: OfferSummary;
}

/** The status of an offer, the next possible ones, its validity, and its events. */
function OfferStatusContent({ offer: given, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const offer = useFreshOffer(given);
  const change = useStatusChange(offer, close);
  const steps = nextStatuses(offer.status);
  return (
    <form
      className={css.form}
      // The browser would refuse every status while the day of the extension is out of its bounds.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change.save();
      }}
    >
      <DialogBody className={css.body}>
        <p className={css.now}>
          <OfferStatusBadge status={offer.status} />
          <OfferValidity offer={offer} />
        </p>
        {offer.lostReason ? (
          <p>
            {t(`offerStatus.lost.${offer.lostReason}`)}
            {offer.statusNote ? `: ${offer.statusNote}` : ""}
          </p>
        ) : offer.statusNote ? (
          <p>{offer.statusNote}</p>
        ) : null}
        {offer.canBeSent ? null : <SignOff offer={offer} />}
        {steps.length === 0 ? (
          <p>{t("offerStatus.closed")}</p>
        ) : (
          <NextStatus steps={steps} offer={offer} change={change} />
        )}
        <ExtendOffer offer={offer} onStart={close} />
        <h3>{t("offerStatus.events")}</h3>
        <OfferEvents offerId={offer.id} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
        {steps.length === 0 ? null : (
          <Button type="submit" variant="primary" busy={change.busy} reason={change.missing}>
            {change.to === null ? t("offerStatus.change") : t(`offerStatus.to.${change.to}`)}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}

export const offerStatusDialog: Dialog<Props, void> = {
  options: ({ offer }) => ({
    title: translate("offerStatus.title", { number: offer.number }),
    width: 500,
    mode: "semipersistent",
    single: "offer-status",
  }),
  Content: OfferStatusContent,
};
