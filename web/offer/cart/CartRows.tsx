import { textIn } from "@stanza/catalogue";
import type { PricedRow } from "@stanza/pricing";
import { type Project, removeRows } from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { transact, useReadOnlyReason } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ArticlePicture } from "../rows/ArticlePicture.tsx";
import { openBasketRow } from "../rows/basket-row/open-basket-row.ts";
import { QuantityField } from "../rows/QuantityField.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import css from "./Cart.module.css";

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly note: string;
  readonly rows: readonly PricedRow[];
  readonly project: Project;
  readonly currency: string;
  /** The price of a row as this person reads it. */
  readonly amountOf: (row: PricedRow) => string;
  /** The choices in words, by row id. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** A part of the cart: rows under a title, each with its quantity and its price. */
export function CartRows({ title, note, rows, project, currency, amountOf, words }: Props) {
  return (
    <section className={pageCss.card} aria-label={title}>
      <div className={pageCss.cardHead}>
        <h2>{title}</h2>
        <span className={pageCss.meta}>{note}</span>
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <CartRow
            key={row.rowId}
            row={row}
            project={project}
            currency={currency}
            amountOf={amountOf}
            words={words.get(row.rowId) ?? []}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, "project" | "currency" | "amountOf"> {
  readonly row: PricedRow;
  /** The row's choices in words. */
  readonly words: readonly string[];
}

function CartRow({ row, project, currency, amountOf, words }: RowProps) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnlyReason() !== undefined;
  const own = project.rows.find(({ id }) => id === row.rowId);
  const name = textIn(row.description, i18n.language);
  const isUnpriced = row.lines.some(({ price }) => price.kind === "unpriced");
  return (
    <li className={css.row}>
      <ArticlePicture rowId={row.rowId} className={css.picture} />
      <div className={css.what}>
        <strong>{name}</strong>
        {words.length > 0 ? <span className={pageCss.meta}>{words.join(" · ")}</span> : null}
        {row.automatic ? <span className={pageCss.meta}>{t("offer.automatic")}</span> : null}
        {isUnpriced ? <span className={css.noPrice}>{t("offer.lineUnpriced")}</span> : null}
      </div>
      {own && !readOnly ? (
        <QuantityField
          className={css.quantity}
          rowId={row.rowId}
          name={name}
          quantity={own.quantity}
          readOnly={readOnly}
          hideLabel
        />
      ) : (
        <span className={css.quantity}>{formatNumber(row.quantity, i18n.language)}</span>
      )}
      <span className={css.price}>
        {row.inBasket ? (
          <ExplainedMoney
            of={{ kind: "row", rowId: row.rowId }}
            name={name}
            amount={amountOf(row)}
            currency={currency}
          />
        ) : (
          t("cart.notOrderedShort")
        )}
      </span>
      <span className={css.actions}>
        <IconButton
          label={t("basketRow.open", { name })}
          icon={<IconPencil size={17} stroke={1.7} />}
          onClick={() => openBasketRow(row.rowId)}
        />
        {own && !readOnly ? (
          <IconButton
            label={t("cart.remove", { name })}
            icon={<IconTrash size={17} stroke={1.7} />}
            onClick={() => transact("remove", (before) => removeRows(before, { rows: [row.rowId] }))}
          />
        ) : null}
      </span>
    </li>
  );
}
