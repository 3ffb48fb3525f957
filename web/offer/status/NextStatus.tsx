import type { LostReason, OfferSummary } from "@stanza/contract";
import { LOST_REASONS, type OfferStep } from "@stanza/offer";
import { SelectField, TextArea } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./OfferStatus.module.css";
import { TakenOptions } from "./TakenOptions.tsx";
import type { useStatusChange } from "./use-status-change.ts";

interface Props {
  /** The statuses that may follow; never empty. */
  readonly steps: readonly OfferStep[];
  readonly offer: OfferSummary;
  readonly change: ReturnType<typeof useStatusChange>;
}

/** The choice of the next status. A lost offer asks for the reason, every one for a note. */
export function NextStatus({ steps, offer, change }: Props) {
  const { t } = useTranslation();
  const { to, setTo, reason, setReason, note, setNote } = change;
  return (
    <>
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
      {to === "accepted" ? <TakenOptions offer={offer} change={change} /> : null}
      {to === null ? null : (
        <TextArea
          label={t("offerStatus.note")}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </>
  );
}
