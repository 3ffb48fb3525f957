import type { OfferSummary } from "@stanza/contract";
import { offerPdfUrl } from "@stanza/web-site";
import { IconLink, IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./OfferMail.module.css";

interface Props {
  readonly offer: OfferSummary;
  /** `own`: own address; empty: the profile has none. */
  readonly start: { readonly attachment: string; readonly own: string };
  readonly withLink: boolean;
  readonly onLink: (withLink: boolean) => void;
  readonly copyToSelf: boolean;
  readonly onCopy: (copyToSelf: boolean) => void;
}

/** What goes with a letter: the PDF always, a link to the offer's page and a copy to the sender as wished. */
export function Enclosed({ offer, start, withLink, onLink, copyToSelf, onCopy }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.enclosed}>
      <legend>{t("offerMail.enclosed")}</legend>
      <p>
        <IconPaperclip size={17} stroke={1.7} aria-hidden="true" />
        {offer.state === "complete" ? (
          <a href={offerPdfUrl(offer.id)} target="_blank" rel="noreferrer">
            {start.attachment}
          </a>
        ) : (
          start.attachment
        )}
      </p>
      <label>
        <input type="checkbox" checked={withLink} onChange={() => onLink(!withLink)} />
        <IconLink size={17} stroke={1.7} aria-hidden="true" />
        {t("offerMail.withLink")}
      </label>
      {start.own ? (
        <label>
          <input type="checkbox" checked={copyToSelf} onChange={() => onCopy(!copyToSelf)} />
          {t("offerMail.copyToSelf", { address: start.own })}
        </label>
      ) : null}
    </fieldset>
  );
}
