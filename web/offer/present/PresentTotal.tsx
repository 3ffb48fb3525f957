import { type Offer, taxIncluded } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { offerPdfUrl } from "@stanza/web-site";
import { Button, buttonClass, Segmented } from "@stanza/web-ui";
import { openPhotoMatch } from "@stanza/web-workspace";
import { IconDownload, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOffers } from "../page/use-offers.ts";
import css from "./Present.module.css";

interface Props {
  readonly offer: Offer;
  readonly projectId: number | null;
  /** The project has photos of the client's room, into which the model can be placed. */
  readonly hasPhotos: boolean;
  readonly withTax: boolean;
  readonly onWithTax: (withTax: boolean) => void;
}

/** The price for all, with or without tax and saving, and the newest PDF. */
export function PresentTotal({ offer, projectId, hasPhotos, withTax, onWithTax }: Props) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const [withSaving, setWithSaving] = useState(false);
  const newest = useOffers(projectId).data?.find(({ state }) => state === "complete");
  const isDiscounted = Number(offer.discount) > 0;
  const saved = (withTax && taxIncluded(offer)?.discount) || offer.discount;
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  return (
    <footer className={css.total}>
      <div className={css.choices}>
        <Segmented
          label={t("present.tax")}
          value={withTax ? "with" : "without"}
          onChange={(value) => onWithTax(value === "with")}
          options={[
            { value: "with", label: t("present.withTax", { tax }) },
            { value: "without", label: t("present.withoutTax", { tax }) },
          ]}
        />
        {isDiscounted ? (
          <label className={css.saving}>
            <input
              type="checkbox"
              checked={withSaving}
              onChange={(event) => setWithSaving(event.target.checked)}
            />
            {t("present.showSaving")}
          </label>
        ) : null}
        {hasPhotos ? (
          <Button icon={<IconPhoto size={18} stroke={1.7} />} onClick={openPhotoMatch}>
            {t("present.inRoom")}
          </Button>
        ) : null}
      </div>
      <div className={css.amount}>
        <span>{t("totals.payable")}</span>
        <strong className="numeric">{money(withTax ? offer.payable : offer.netTotal)}</strong>
        <small>
          {t(withTax ? "present.ofWhichTax" : "present.plusTax", { tax, amount: money(offer.tax) })}
          {withSaving && isDiscounted ? ` · ${t("present.saving", { amount: money(saved) })}` : null}
        </small>
        {newest ? (
          <a
            className={buttonClass({ variant: "primary", size: "lg" })}
            href={offerPdfUrl(newest.id)}
            download={`${newest.number}.pdf`}
          >
            <IconDownload size={18} stroke={1.7} aria-hidden="true" />
            {t("present.download", { number: newest.number })}
          </a>
        ) : null}
      </div>
    </footer>
  );
}
