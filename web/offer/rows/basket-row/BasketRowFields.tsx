import { textIn } from "@stanza/catalogue";
import type { ProjectDocument } from "@stanza/codecs";
import type { PricedRow } from "@stanza/pricing";
import { type Row, setNote } from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { transact, useTaxName } from "@stanza/web-project";
import { useSells } from "@stanza/web-site";
import { TextArea, TextField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../DecimalField.tsx";
import { QuantityField } from "../QuantityField.tsx";
import { markRow, NO_MARKS, rateRow } from "../row-fields.ts";
import css from "./BasketRow.module.css";
import { ReferenceField } from "./ReferenceField.tsx";

interface Props {
  readonly document: ProjectDocument;
  /** Absent: the row was generated, so its quantity and its note cannot be changed. */
  readonly row: Row | undefined;
  readonly price: PricedRow;
  readonly readOnly: boolean;
}

/** The fields of a row as it is ordered: quantity, tax, reference, marks and note. */
export function BasketRowFields({ document, row, price, readOnly }: Props) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const sells = useSells();
  const { rowId } = price;
  const marks = document.rows?.[rowId] ?? NO_MARKS;
  const rate = document.terms.rowRates[rowId];
  return (
    <>
      <div className={css.fields}>
        {row ? (
          <QuantityField
            rowId={rowId}
            name={textIn(price.description, i18n.language)}
            quantity={row.quantity}
            readOnly={readOnly}
          />
        ) : (
          <TextField
            label={t("offer.quantity")}
            readOnly
            value={formatNumber(price.quantity, i18n.language)}
          />
        )}
        {sells ? (
          <DecimalField
            label={t("basketRow.vat", { tax })}
            help={t("basketRow.vatHelp")}
            unit="%"
            most={100}
            readOnly={readOnly}
            value={rate?.checked ? String(rate.vat ?? "") : ""}
            onCommit={(vat) => rateRow(rowId, vat === "" ? null : vat)}
          />
        ) : null}
        <ReferenceField
          label={t("basketRow.reference")}
          reference={marks.reference}
          readOnly={readOnly}
          onCommit={(reference) => markRow(rowId, { reference })}
        />
      </div>
      <div className={css.checks}>
        <label>
          <input
            type="checkbox"
            checked={marks.needsPhoto}
            disabled={readOnly}
            onChange={(event) => markRow(rowId, { needsPhoto: event.target.checked })}
          />
          {t("basketRow.needsPhoto")}
        </label>
        <label>
          <input
            type="checkbox"
            checked={marks.optional ?? false}
            disabled={readOnly}
            onChange={(event) => markRow(rowId, { optional: event.target.checked || undefined })}
          />
          {t("basketRow.optionalLong")}
        </label>
      </div>
      {row ? <RowNote row={row} readOnly={readOnly} /> : null}
    </>
  );
}

function RowNote({ row, readOnly }: { readonly row: Row; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const before = row.note ?? "";
  return (
    <TextArea
      key={`note-${before}`}
      label={t("basketRow.note")}
      defaultValue={before}
      readOnly={readOnly}
      onBlur={(event) => {
        const note = event.target.value.trim();
        if (note !== before) transact("note", (project) => setNote(project, { row: row.id, note }));
      }}
    />
  );
}
