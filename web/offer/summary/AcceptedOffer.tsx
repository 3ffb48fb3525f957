import type { OfferSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AcceptedNote } from "../link/AcceptedNote.tsx";
import link from "../link/OfferLink.module.css";
import { useOfferComments } from "../status/offer-queries.ts";
import css from "./Summary.module.css";

/** What the client accepted: by whom, when, for how much, and whether the project is still that. */
export function AcceptedOffer({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useOfferComments(offer.id);
  const { number, payable, currency } = offer;
  return (
    <div className={css.acceptance}>
      {data?.acceptance ? (
        <AcceptedNote offer={offer} acceptance={data.acceptance} />
      ) : (
        <section className={link.accepted} aria-label={t("offerLink.accepted")}>
          <IconCircleCheck size={24} stroke={1.7} aria-hidden="true" />
          <div>
            <strong>{t("orders.accepted", { number, amount: money(payable, currency) })}</strong>
          </div>
        </section>
      )}
      {offer.changedSince ? (
        <p className={css.changedSince}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          {t("orders.changedSince")}
        </p>
      ) : null}
    </div>
  );
}
