import type { Offer } from "@stanza/offer";
import { formatNumber } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { cx, IconButton } from "@stanza/web-ui";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openBasketRow } from "../rows/basket-row/open-basket-row.ts";
import type { GridLine } from "./grid-lines.ts";
import css from "./OrderCards.module.css";

interface Props {
  readonly offer: Offer;
  readonly lines: readonly GridLine[];
  readonly readOnly: boolean;
  readonly updating: boolean;
  readonly money: (amount: string) => string;
}

/** The lines of the order where a spreadsheet has no room: a card for each row, which is edited in its dialog. */
export function OrderCards({ offer, lines, readOnly, updating, money }: Props) {
  const { t } = useTranslation();
  const tax = useTaxName();
  const rows = Map.groupBy(lines, ({ rowId }) => rowId);
  const sums = [
    ["totals.gross", money(offer.gross)],
    ["totals.discount", `${Number(offer.discount) === 0 ? "" : "−"}${money(offer.discount)}`],
    ["totals.goods", money(offer.goods)],
    ["order.tax", money(offer.tax)],
    ["total.dealer", money(offer.payable)],
  ] as const;
  return (
    <section className={cx(css.cards, updating && css.updating)} aria-label={t("order.title")}>
      {[...rows].map(([rowId, ofRow]) => {
        const name = String(ofRow[0]?.cells.description);
        return (
          <article key={rowId} className={css.card}>
            <header className={css.head}>
              <h2>{name}</h2>
              {readOnly ? null : (
                <IconButton
                  label={t("basketRow.open", { name })}
                  icon={<IconPencil size={18} stroke={1.6} />}
                  onClick={() => openBasketRow(rowId)}
                />
              )}
            </header>
            <ul>
              {ofRow.map((line, place) => (
                <Line key={line.lineId} line={line} isFirst={place === 0} money={money} />
              ))}
            </ul>
          </article>
        );
      })}
      <dl className={css.sums}>
        <div>
          <dt>{t("order.lines", { count: lines.length })}</dt>
        </div>
        {sums.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key, { tax })}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LineProps extends Pick<Props, "money"> {
  readonly line: GridLine;
  /** Its description is the card's heading. */
  readonly isFirst: boolean;
}

function Line({ line: { cells }, isFirst, money }: LineProps) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const text = (column: keyof typeof cells) => String(cells[column]);
  const notes = [
    text("vat") === "" ? "" : `${tax} ${formatNumber(text("vat"), i18n.language, 4)} %`,
    text("reference"),
    cells.needsPhoto ? t("order.column.needsPhoto") : "",
  ].filter((note) => note !== "");
  return (
    <li>
      {isFirst ? null : <span className={css.name}>{text("description")}</span>}
      <span className={css.code}>{text("code")}</span>
      <span className={css.amount}>{text("net") === "" ? null : money(text("net"))}</span>
      <span className={css.how}>
        {formatNumber(text("quantity"), i18n.language, 3)}
        {text("unitPrice") === "" ? null : ` × ${money(text("unitPrice"))}`}
        {text("discount") === "" ? null : ` − ${text("discount")} %`}
        {notes.length === 0 ? null : ` · ${notes.join(" · ")}`}
      </span>
      {text("variants") === "" ? null : <span className={css.variants}>{text("variants")}</span>}
    </li>
  );
}
