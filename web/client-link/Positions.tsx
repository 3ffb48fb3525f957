import type { Offer, OfferPosition } from "@stanza/offer";
import { formatMoney, formatNumber } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import { type Commenting, Comments } from "./Comments.tsx";
import css from "./OfferLink.module.css";

interface Props {
  readonly offer: Offer;
  readonly commenting: Commenting;
}

/** Everything that is part of the offer, in its groups. */
export function Positions({ offer, commenting }: Props) {
  const { i18n } = useTranslation();
  return offer.groups.map((group) => (
    <section key={`${group.part ?? ""}/${group.catalogue}`} className={css.card}>
      <h2 className={css.groupTitle}>
        <span>{group.title}</span>
        {group.subtotal === "" ? null : (
          <span className="numeric">{formatMoney(group.subtotal, offer.currency, i18n.language)}</span>
        )}
      </h2>
      <ol>
        {group.positions.map((position) => (
          <li key={position.rowId} className={css.position}>
            <Position position={position} currency={offer.currency} />
            <Comments row={position.rowId} commenting={commenting} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

export function Position({
  position,
  currency,
}: {
  readonly position: OfferPosition;
  readonly currency: string;
}) {
  const { t, i18n } = useTranslation();
  const { number, description, note, quantity, amount, lines } = position;
  const isUnpriced = lines.some(({ unpriced }) => unpriced);
  // A link that shows the total alone tells no amounts.
  const hasAmounts = amount !== "";
  return (
    <div className={css.positionHead}>
      <span className={css.number}>{number}</span>
      <span className={css.what}>
        <span className={css.name}>
          {quantity === "1" ? "" : `${formatNumber(quantity, i18n.language)} × `}
          {description}
        </span>
        {note ? <span className={css.note}>{note}</span> : null}
        {lines.length > 1 ? (
          <details className={css.lines}>
            <summary>{t("offer.lines", { count: lines.length })}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line.id}>
                  <span>{line.description}</span>
                  <span className="numeric" hidden={!hasAmounts}>
                    {line.unpriced
                      ? t("offer.noPrice")
                      : line.amount === undefined
                        ? t("offer.included")
                        : formatMoney(line.amount, currency, i18n.language)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </span>
      <span className={`numeric ${css.amount}`}>
        {isUnpriced ? t("offer.noPrice") : hasAmounts ? formatMoney(amount, currency, i18n.language) : null}
      </span>
    </div>
  );
}
