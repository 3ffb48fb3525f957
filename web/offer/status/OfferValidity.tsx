import type { OfferSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import css from "./OfferStatus.module.css";
import { localDay, validityOf } from "./validity.ts";

/** The time for which an offer still holds, in words; nothing where it does not matter any more. */
export function OfferValidity({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const validity = validityOf(offer, localDay(new Date()));
  if (!validity) return null;
  const date = offer.validUntil === null ? "" : day(offer.validUntil);
  const soon = validity.kind === "today" || (validity.kind === "days" && validity.soon);
  return (
    <span className={css.validity} data-soon={soon || undefined} title={date}>
      {validity.kind === "days"
        ? t("offerStatus.validity.days", { count: validity.days })
        : t(`offerStatus.validity.${validity.kind}`, { date })}
    </span>
  );
}
