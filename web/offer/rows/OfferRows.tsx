import type { ProjectDocument } from "@stanza/codecs";
import type { Offer, OfferPosition } from "@stanza/offer";
import { decimal, formatNumber } from "@stanza/quantities";
import { IconButton, Money } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconAlertTriangle, IconCamera, IconMessage2, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openOfferLink } from "../link/open-offer-link.ts";
import { RowMarginNote } from "../margin/MarginNote.tsx";
import { GoodsExtent } from "../page/GoodsExtent.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import { ArticlePicture } from "./ArticlePicture.tsx";
import { openBasketRow } from "./basket-row/open-basket-row.ts";
import { DecimalField } from "./DecimalField.tsx";
import { Dimensions } from "./Dimensions.tsx";
import rows from "./OfferRows.module.css";
import { PositionLines } from "./PositionLines.tsx";
import { QuantityField } from "./QuantityField.tsx";
import { rateRow } from "./row-fields.ts";
import { type RowComments, useRowComments } from "./use-row-comments.ts";

interface Props {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
}

/** The positions by catalogue, each with its picture, its lines and its price. */
export function OfferRows({ offer, document, readOnly, projectId }: Props & { projectId: number | null }) {
  const comments = useRowComments(projectId);
  return offer.groups.map((group) => (
    <section key={group.catalogue} className={css.card} aria-label={group.title}>
      <div className={rows.groupHead}>
        <h2>{group.title}</h2>
        <GoodsExtent positions={group.positions} />
        <strong className={rows.groupTotal}>
          <Money amount={group.subtotal} currency={offer.currency} />
        </strong>
      </div>
      <ColumnHeadings tax={taxName(offer)} />
      <ol className={rows.positions}>
        {group.positions.map((position) => (
          <Position
            key={position.rowId}
            position={position}
            offer={offer}
            document={document}
            readOnly={readOnly}
            comments={comments.get(position.rowId)}
          />
        ))}
      </ol>
    </section>
  ));
}

/** Over the figures of a wide page, for the eye; each field has a name of its own. */
export function ColumnHeadings({ tax }: { readonly tax: "link.salesTax" | "terms.vat" }) {
  const { t } = useTranslation();
  return (
    <div className={rows.columns} aria-hidden="true">
      <span className={rows.count}>{t("offer.quantity")}</span>
      <span className={rows.rate}>{t(tax)}</span>
      <span className={rows.price}>{t("offer.amount")}</span>
    </div>
  );
}

/** On a phone the columns have no head: the names stand over the figures of each row, for the eye too. */
function FieldNames({ tax }: { readonly tax: "link.salesTax" | "terms.vat" }) {
  const { t } = useTranslation();
  return (
    <>
      <small className={rows.countName} aria-hidden="true">
        {t("offer.quantity")}
      </small>
      <small className={rows.rateName} aria-hidden="true">
        {t(tax)}
      </small>
    </>
  );
}

const taxName = ({ unitedStates }: Offer) => (unitedStates ? "link.salesTax" : "terms.vat");

interface PositionProps extends Props {
  readonly position: OfferPosition;
  readonly comments: RowComments | undefined;
}

function Position({ position, offer, document, readOnly, comments }: PositionProps) {
  const { t, i18n } = useTranslation();
  const { rowId, description, lines } = position;
  const sold = lines.filter((line) => !line.included);
  const unpriced = lines.some((line) => line.unpriced) || offer.unpriced.some((u) => u.rowId === rowId);
  const rate = document.terms.rowRates[rowId];
  const marks = document.rows?.[rowId];
  const own = document.project.rows.find(({ id }) => id === rowId);
  return (
    <li className={rows.position} data-unpriced={unpriced || undefined}>
      <span className={rows.number}>{position.number}</span>
      <ArticlePicture rowId={rowId} className={rows.picture} />
      <div className={rows.what}>
        <span className={rows.name}>
          <strong>{description}</strong>
          {position.automatic ? <span className={rows.tag}>{t("offer.automatic")}</span> : null}
          {marks?.optional ? <span className={rows.tag}>{t("basketRow.optional")}</span> : null}
          {marks?.needsPhoto ? (
            <span className={rows.tag}>
              <IconCamera size={12} aria-hidden="true" /> {t("basketRow.needsPhoto")}
            </span>
          ) : null}
          {marks?.reference ? <span className={css.meta}>{marks.reference}</span> : null}
        </span>
        <Dimensions rowId={rowId} />
        {position.note ? <span className={css.meta}>{position.note}</span> : null}
        {unpriced ? (
          <span className={rows.noPrice}>
            <IconAlertTriangle size={15} aria-hidden="true" />
            {t("offer.lineUnpriced")}
          </span>
        ) : null}
        {comments ? <Comments of={comments} /> : null}
        <RowMarginNote rowId={rowId} currency={offer.currency} />
        <PositionLines rowId={rowId} lines={lines} currency={offer.currency} />
      </div>
      <FieldNames tax={taxName(offer)} />
      {own && !readOnly ? (
        <QuantityField
          className={rows.count}
          rowId={rowId}
          name={description}
          quantity={own.quantity}
          readOnly={readOnly}
          hideLabel
        />
      ) : (
        <span className={rows.count}>
          {formatNumber(position.quantity, i18n.language)}{" "}
          {t(`unit.${sold[0]?.unit === "set" ? "set" : "pc"}`)}
        </span>
      )}
      <DecimalField
        className={rows.rate}
        label={t("offer.vatOf", {
          tax: t(taxName(offer)),
          name: description,
        })}
        hideLabel
        placeholder={rateOf(offer)}
        unit="%"
        value={rate?.checked ? String(rate.vat) : ""}
        most={100}
        readOnly={readOnly}
        onCommit={(vat) => rateRow(rowId, vat === "" ? null : vat)}
      />
      <strong className={rows.price}>
        {unpriced && position.amount === "0" ? (
          "–"
        ) : (
          <ExplainedMoney
            of={{ kind: "row", rowId }}
            name={description}
            amount={position.amount}
            currency={offer.currency}
          />
        )}
      </strong>
      <IconButton
        className={rows.edit}
        label={t("basketRow.open", { name: description })}
        icon={<IconPencil size={16} stroke={1.7} />}
        onClick={() => openBasketRow(rowId)}
      />
    </li>
  );
}

/** The rate of most of the offer, which holds where a row has none of its own. */
function rateOf(offer: Offer): string {
  const largest = offer.taxes.reduce<Offer["taxes"][number] | undefined>(
    (most, tax) => (most === undefined || decimal(tax.base).cmp(decimal(most.base)) > 0 ? tax : most),
    undefined,
  );
  return largest?.rate ?? "";
}

/** The last comment of client and shop on the row, and the way to the rest. */
function Comments({ of }: { of: RowComments }) {
  const { t } = useTranslation();
  const last = of.comments.at(-1);
  if (!last) return null;
  return (
    <button
      type="button"
      className={rows.comment}
      data-from={last.from}
      onClick={() => openOfferLink(of.offer, "comments")}
    >
      <IconMessage2 size={15} stroke={1.7} aria-hidden="true" />
      <span>
        <strong>{last.name}</strong> {last.text}
      </span>
      {of.comments.length > 1 ? (
        <small>{t("offerLink.comments", { count: of.comments.length })}</small>
      ) : null}
    </button>
  );
}
