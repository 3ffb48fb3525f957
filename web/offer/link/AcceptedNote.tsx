import type { OfferAcceptance, OfferSummary } from "@stanza/contract";
import { formatMoney } from "@stanza/quantities";
import { useFormats } from "@stanza/web-site";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./OfferLink.module.css";
import { rowName, useFrozenOffer } from "./use-frozen-offer.ts";

interface Props {
  readonly offer: OfferSummary;
  readonly acceptance: OfferAcceptance;
}

/** The acceptance of the offer through a link: by whom, when, with which options, and for which document. */
export function AcceptedNote({ offer, acceptance }: Props) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormats();
  const { data } = useFrozenOffer(offer);
  const { name, at, hash, options, currency, payable } = acceptance;
  return (
    <section className={css.accepted} aria-label={t("offerLink.accepted")}>
      <IconCircleCheck size={24} stroke={1.7} aria-hidden="true" />
      <div>
        <strong>
          {t("offerLink.acceptedBy", {
            name,
            when: moment(at),
            amount: formatMoney(payable, currency, i18n.language),
          })}
        </strong>
        {options.length > 0 ? (
          <p>
            {t("offerLink.withOptions", {
              names: options.map((row) => (data && rowName(data, row)) ?? row).join(", "),
            })}
          </p>
        ) : null}
        <small title={hash}>{t("offerLink.document", { hash: hash.slice(0, 16) })}</small>
      </div>
    </section>
  );
}
