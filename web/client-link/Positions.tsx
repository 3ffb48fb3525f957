import {
  type Offer,
  type OfferPosition,
  type PositionWords,
  stateOnce,
  type TaxIncluded,
} from "@stanza/offer";
import { decimal, decimalText, formatMoney, sumOf } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import { type Commenting, Comments } from "./Comments.tsx";
import css from "./Link.module.css";
import rows from "./Positions.module.css";
import { Finishes, PositionPicture, PositionText, type Views, wordsOf } from "./PositionText.tsx";

interface Props {
  /** With the options that are switched on. */
  readonly offer: Offer;
  /** Absent: prices without tax. */
  readonly withTax: TaxIncluded | undefined;
  /** Rows of the options that are switched on. */
  readonly taken: readonly string[];
  readonly views: Views;
  readonly commenting: Commenting;
}

/** Everything that is part of the offer, in its groups, each finish said once. */
export function Positions({ offer, withTax, taken, views, commenting }: Props) {
  const money = (amount: string) => formatMoney(amount, offer.currency, offer.language, offer.decimals);
  return offer.groups.map((group) => {
    const { positions } = group;
    const rowIds = positions.map(({ rowId }) => rowId);
    const { common, own } = stateOnce(rowIds, (rowId) => wordsOf(views, rowId));
    // A link that shows the total alone tells no amounts.
    const hasAmounts = group.subtotal !== "";
    const amountOf = ({ rowId, amount }: OfferPosition) => withTax?.positions.get(rowId)?.amount ?? amount;
    const sum = () => decimalText(sumOf(positions.map((one) => decimal(amountOf(one)))), offer.decimals);
    return (
      <section key={`${group.part ?? ""}/${group.catalogue}`} className={css.card}>
        <h2 className={css.groupTitle}>
          <span>{group.title}</span>
          {hasAmounts ? <span className="numeric">{money(sum())}</span> : null}
        </h2>
        <Finishes common={common} />
        <ol>
          {positions.map((position) => (
            <li key={position.rowId} className={rows.position}>
              <Position
                position={position}
                words={own.get(position.rowId)}
                language={offer.language}
                views={views}
                isOption={taken.includes(position.rowId)}
                amount={hasAmounts ? money(amountOf(position)) : ""}
                priceOf={(line) =>
                  money(
                    withTax?.positions.get(position.rowId)?.lines.get(line.id)?.amount ?? line.amount ?? "0",
                  )
                }
              />
              <Comments row={position.rowId} commenting={commenting} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

interface PositionProps {
  readonly position: OfferPosition;
  readonly words: PositionWords | undefined;
  readonly language: string;
  readonly views: Views;
  readonly isOption: boolean;
  /** Empty: it is not told. */
  readonly amount: string;
  readonly priceOf: (line: OfferPosition["lines"][number]) => string;
}

function Position({ position, words, language, views, isOption, amount, priceOf }: PositionProps) {
  const { t } = useTranslation();
  const { number, rowId, lines } = position;
  const isUnpriced = lines.some(({ unpriced }) => unpriced);
  return (
    <div className={rows.positionHead}>
      <span className={rows.number}>{number}</span>
      <PositionPicture rowId={rowId} views={views} />
      <span className={rows.what}>
        <PositionText position={position} words={words} language={language} />
        {isOption ? <span className={rows.optionMark}>{t("link.optionTaken")}</span> : null}
        {lines.length > 1 ? (
          <details className={rows.lines}>
            <summary>{t("offer.lines", { count: lines.length })}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line.id}>
                  <span>{line.description}</span>
                  <span className="numeric" hidden={amount === ""}>
                    {line.unpriced
                      ? t("offer.noPrice")
                      : line.amount === undefined
                        ? t("offer.included")
                        : priceOf(line)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </span>
      <span className={`numeric ${rows.amount}`}>{isUnpriced ? t("offer.noPrice") : amount}</span>
    </div>
  );
}
