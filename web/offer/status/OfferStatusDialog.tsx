import type { LostReason, OfferSummary } from "@stanza/contract";
import { LOST_REASONS, nextStatuses, type OfferStep } from "@stanza/offer";
import { client, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  log,
  SelectField,
  TextArea,
  toast,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExtendOffer } from "./ExtendOffer.tsx";
import { OfferEvents } from "./OfferEvents.tsx";
import css from "./OfferStatus.module.css";
import { OfferStatusBadge } from "./OfferStatusBadge.tsx";
import { OfferValidity } from "./OfferValidity.tsx";
import { offerChanged, useFreshOffer } from "./offer-queries.ts";
import { SignOff } from "./SignOff.tsx";

interface Props {
  readonly offer: OfferSummary;
}

/** The status of an offer, the next possible ones, its validity, and its events. */
function OfferStatusContent({ offer: given, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const offer = useFreshOffer(given);
  const steps = nextStatuses(offer.status);
  const [to, setTo] = useState<OfferStep | null>(null);
  const [reason, setReason] = useState<LostReason | "">("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const goesOut = to === "sent" || to === "accepted";
  const missing =
    to === null
      ? t("offerStatus.chooseFirst")
      : to === "rejected" && reason === ""
        ? t("offerStatus.reasonFirst")
        : goesOut && !offer.canBeSent
          ? t("offerStatus.signOffFirst")
          : undefined;
  const save = async () => {
    if (to === null || missing !== undefined) return;
    setBusy(true);
    const answer = await client.setOfferStatus({
      params: { id: offer.id },
      body: { status: to, note, ...(to === "rejected" && reason !== "" ? { lostReason: reason } : {}) },
    });
    setBusy(false);
    await offerChanged(offer);
    if (answer.status === 200) {
      toast(
        translate("offerStatus.done", {
          number: offer.number,
          status: translate(`offerStatus.is.${answer.body.summary.status}`),
        }),
        { key: "offer-status", kind: "success" },
      );
      close();
      return;
    }
    log("error", `Offer status: ${answer.status === 0 ? answer.message : answer.body.message}`);
    toast(translate(answer.status === 409 ? "offerStatus.changedMeanwhile" : "offerStatus.failed"), {
      key: "offer-status",
      kind: "error",
    });
  };
  return (
    <form
      className={css.form}
      // The browser would refuse every status while the day of the extension is out of its bounds.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
          <fieldset className={css.steps}>
            <legend>{t("offerStatus.next")}</legend>
            {steps.map((step, i) => (
              <label key={step} className={css.step}>
                <input
                  type="radio"
                  name="step"
                  checked={to === step}
                  data-autofocus={i === 0 || undefined}
                  onChange={() => setTo(step)}
                />
                <span>
                  {t(`offerStatus.to.${step}`)}
                  <small>{t(`offerStatus.means.${step}`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {to === "rejected" ? (
          <SelectField
            label={t("offerStatus.reason")}
            value={reason}
            onChange={(event) => setReason(event.target.value as LostReason)}
            options={[
              { value: "", label: t("offerStatus.chooseReason") },
              ...LOST_REASONS.map((value) => ({ value, label: t(`offerStatus.lost.${value}`) })),
            ]}
          />
        ) : null}
        {to === null ? null : (
          <TextArea
            label={t("offerStatus.note")}
            value={note}
            maxLength={1000}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        <ExtendOffer offer={offer} onStart={close} />
        <h3>{t("offerStatus.events")}</h3>
        <OfferEvents offerId={offer.id} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
        {steps.length === 0 ? null : (
          <Button type="submit" variant="primary" busy={busy} reason={missing}>
            {to === null ? t("offerStatus.change") : t(`offerStatus.to.${to}`)}
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
