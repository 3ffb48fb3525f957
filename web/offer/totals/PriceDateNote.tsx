import type { ProjectSummary } from "@stanza/contract";
import { formatDate } from "@stanza/quantities";
import { Button } from "@stanza/web-ui";
import { IconCalendar, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./PriceDateNote.module.css";
import { priceAge } from "./price-age.ts";
import { updatePrices } from "./update-prices.ts";

interface Props {
  readonly summary: ProjectSummary;
  /** ISO date, the shop's day. */
  readonly today: string;
}

/** Says that the prices are of an earlier day, and updates them or tells why they stay. */
export function PriceDateNote({ summary, today }: Props) {
  const { t, i18n } = useTranslation();
  const [updating, setUpdating] = useState(false);
  const age = priceAge(summary, today);
  if (age === null) return null;
  const update = async () => {
    setUpdating(true);
    await updatePrices(summary.id);
    setUpdating(false);
  };
  return (
    <section className={css.note} aria-label={t("offer.pricesAge")}>
      <IconCalendar size={19} stroke={1.7} aria-hidden="true" />
      <p>
        {t("price.date", { date: formatDate(age.date, i18n.language) })}
        {age.because ? (
          <span className={css.because}>
            {age.because === "status"
              ? t("offer.pricesStay", { status: t(`status.${summary.status}`) })
              : t("panel.readOnlyStatus", { status: t(`status.${summary.status}`) })}
          </span>
        ) : null}
      </p>
      {age.because ? null : (
        <Button
          size="sm"
          icon={<IconRefresh size={17} stroke={1.7} />}
          busy={updating}
          onClick={() => void update()}
        >
          {t("offer.updatePrices")}
        </Button>
      )}
    </section>
  );
}
