import { type Offer, stateOnce } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { Switch } from "@stanza/web-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Commenting, Comments } from "./Comments.tsx";
import css from "./Link.module.css";
import rows from "./Positions.module.css";
import { Finishes, PositionPicture, PositionText, type Views, wordsOf } from "./PositionText.tsx";

interface Props {
  /** As it was made, with all its options. */
  readonly offer: Offer;
  readonly taken: readonly string[];
  readonly isOpen: boolean;
  readonly onChange: (taken: readonly string[]) => void;
  readonly views: Views;
  readonly commenting: Commenting;
}

/** The options that may be added, each with a switch and its price. */
export function Options({ offer, taken, isOpen, onChange, views, commenting }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const money = (amount: string) => formatMoney(amount, offer.currency, offer.language, offer.decimals);
  const options = offer.options ?? [];
  const { common, own } = stateOnce(
    options.map(({ position }) => position.rowId),
    (rowId) => wordsOf(views, rowId),
  );
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {t("link.options")}
      </h2>
      <p className={css.hint}>{t("link.optionsText")}</p>
      <Finishes common={common} />
      <ul>
        {options.map(({ position, surcharge }) => {
          const { rowId } = position;
          const isTaken = taken.includes(rowId);
          const price = surcharge.startsWith("-") ? money(surcharge) : `+ ${money(surcharge)}`;
          return (
            <li key={rowId} className={rows.position}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control */}
              <label className={rows.option}>
                <Switch
                  on={isTaken}
                  disabled={!isOpen}
                  onChange={() =>
                    onChange(isTaken ? taken.filter((row) => row !== rowId) : [...taken, rowId])
                  }
                />
                <PositionPicture rowId={rowId} views={views} />
                <span className={rows.what}>
                  <PositionText position={position} words={own.get(rowId)} language={offer.language} />
                </span>
                <span className={`numeric ${rows.amount}`}>{price}</span>
              </label>
              {/* What is taken stands in its group too, with what was written about it. */}
              {isTaken ? null : <Comments row={rowId} commenting={commenting} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
