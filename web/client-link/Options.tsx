import type { Offer } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { Switch } from "@stanza/web-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Commenting, Comments } from "./Comments.tsx";
import css from "./OfferLink.module.css";

interface Props {
  readonly offer: Offer;
  readonly taken: readonly string[];
  readonly isOpen: boolean;
  readonly onChange: (taken: readonly string[]) => void;
  readonly commenting: Commenting;
}

/** The options that may be added, each with a switch and its price. */
export function Options({ offer, taken, isOpen, onChange, commenting }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {t("link.options")}
      </h2>
      <p className={css.hint}>{t("link.optionsText")}</p>
      <ul>
        {(offer.options ?? []).map(({ position, surcharge }) => {
          const { rowId, quantity, description, note } = position;
          const isTaken = taken.includes(rowId);
          const price = surcharge.startsWith("-") ? money(surcharge) : `+ ${money(surcharge)}`;
          return (
            <li key={rowId} className={css.position}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control */}
              <label className={css.option}>
                <Switch
                  on={isTaken}
                  disabled={!isOpen}
                  onChange={() =>
                    onChange(isTaken ? taken.filter((row) => row !== rowId) : [...taken, rowId])
                  }
                />
                <span className={css.what}>
                  <span className={css.name}>
                    {quantity === "1" ? "" : `${quantity} × `}
                    {description}
                  </span>
                  {note ? <span className={css.note}>{note}</span> : null}
                </span>
                <span className={`numeric ${css.amount}`}>{price}</span>
              </label>
              <Comments row={rowId} commenting={commenting} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
