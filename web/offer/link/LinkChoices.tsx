import type { LinkShows, OfferSummary } from "@stanza/contract";
import { Segmented } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { leavesOutPdf } from "./link-choices.ts";
import css from "./OfferLink.module.css";

interface Props {
  readonly offer: OfferSummary;
  readonly shows: LinkShows;
  readonly onChange: (shows: LinkShows) => void;
}

const PARTS = ["drawings", "scene", "comments"] as const;

/** The parts of the offer that the new link will show. */
export function LinkChoices({ offer, shows, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.choices}>
      <legend>{t("offerLink.choices")}</legend>
      <Segmented
        label={t("offerLink.prices")}
        value={shows.prices}
        onChange={(prices) => onChange({ ...shows, prices })}
        options={[
          { value: "lines", label: t("offerLink.pricesBy.lines") },
          { value: "total", label: t("offerLink.pricesBy.total") },
        ]}
      />
      {PARTS.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={shows[part]}
            onChange={() => onChange({ ...shows, [part]: !shows[part] })}
          />
          {t(`offerLink.part.${part}`)}
        </label>
      ))}
      {leavesOutPdf(offer, shows) ? <p className={css.hint}>{t("offerLink.noPdf")}</p> : null}
    </fieldset>
  );
}
