import { textIn } from "@stanza/catalogue";
import type { AmountRef } from "@stanza/pricing";
import { removeRows, setNote } from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { photographRows } from "@stanza/web-pictures";
import { transact, useEvaluation, useOpenProject, useReadOnlyReason, useTaxName } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  TextArea,
  TextField,
} from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ExplainedMoney } from "../../totals/ExplainedMoney.tsx";
import { ArticlePicture } from "../ArticlePicture.tsx";
import { DecimalField } from "../DecimalField.tsx";
import { QuantityField } from "../QuantityField.tsx";
import { markRow, NO_MARKS, rateLine, rateRow, referLine } from "../row-fields.ts";
import css from "./BasketRow.module.css";

/** One row as it is ordered. Every change is kept at once and can be undone, so there is nothing to confirm. */
function BasketRow({ rowId, close }: { readonly rowId: string } & DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const { language } = i18n;
  const document = useOpenProject()?.document;
  const priced = useEvaluation((state) => state.priced);
  const readOnly = useReadOnlyReason() !== undefined;
  // Taken where it is looked at: of a whole project they would be too many.
  useEffect(() => void photographRows(new Set([rowId])), [rowId]);
  const row = document?.project.rows.find(({ id }) => id === rowId);
  const price = priced?.rows.find((one) => one.rowId === rowId);
  if (!document || !price) return <DialogBody>{t("basketRow.gone")}</DialogBody>;
  const name = textIn(price.description, language);
  const marks = document.rows?.[rowId] ?? NO_MARKS;
  const { rowRates, lineRates } = document.terms;
  const money = (of: AmountRef, amount: string, what: string) => (
    <ExplainedMoney of={of} name={what} amount={amount} currency={priced?.currency ?? "EUR"} />
  );
  return (
    <>
      <DialogBody>
        <div className={css.head}>
          <ArticlePicture rowId={rowId} kind="large" className={css.picture} />
          <div>
            <strong className={css.name}>{name}</strong>
            <p className={css.meta}>{row?.article ?? t("offer.automatic")}</p>
            {price.inBasket ? null : <p className={css.meta}>{t("cart.notOrderedOne")}</p>}
          </div>
          <strong>{money({ kind: "row", rowId }, price.total, name)}</strong>
        </div>
        <div className={css.fields}>
          {row ? (
            <QuantityField rowId={rowId} name={name} quantity={row.quantity} readOnly={readOnly} />
          ) : (
            <TextField label={t("offer.quantity")} readOnly value={formatNumber(price.quantity, language)} />
          )}
          <DecimalField
            label={t("basketRow.vat", { tax })}
            help={t("basketRow.vatHelp")}
            unit="%"
            most={100}
            readOnly={readOnly}
            value={rowRates[rowId]?.checked ? String(rowRates[rowId]?.vat ?? "") : ""}
            onCommit={(vat) => rateRow(rowId, vat === "" ? null : vat)}
          />
          <TextField
            key={marks.reference}
            label={t("basketRow.reference")}
            defaultValue={marks.reference}
            maxLength={120}
            readOnly={readOnly}
            onBlur={(event) => {
              const reference = event.target.value.trim();
              if (reference !== marks.reference) markRow(rowId, { reference });
            }}
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
        {row ? (
          <TextArea
            key={`note-${row.note ?? ""}`}
            label={t("basketRow.note")}
            defaultValue={row.note ?? ""}
            readOnly={readOnly}
            onBlur={(event) => {
              const note = event.target.value.trim();
              if (note !== (row.note ?? ""))
                transact("note", (project) => setNote(project, { row: rowId, note }));
            }}
          />
        ) : null}
        <h3 className={css.heading}>{t("basketRow.lines")}</h3>
        <div className={css.scroll}>
          <table className={css.lines}>
            <thead>
              <tr>
                <th scope="col">{t("offer.code")}</th>
                <th scope="col">{t("offer.description")}</th>
                <th scope="col" className={css.right}>
                  {t("offer.quantity")}
                </th>
                <th scope="col" className={css.right}>
                  {t("offer.amount")}
                </th>
                <th scope="col">{tax}</th>
                <th scope="col">{t("basketRow.reference")}</th>
              </tr>
            </thead>
            <tbody>
              {price.lines.map((line) => {
                const text = textIn(line.description, language);
                const own = lineRates[rowId]?.[line.id];
                const reference = document.lineReferences?.[rowId]?.[line.id] ?? "";
                return (
                  <tr key={line.id}>
                    <td className={css.code}>{line.code}</td>
                    <td>{text}</td>
                    <td className={css.right}>
                      {formatNumber(line.quantity, language, 3)} {t(`unit.${line.unit}`)}
                    </td>
                    <td className={css.right}>
                      {line.price.kind === "priced"
                        ? money({ kind: "line", rowId, lineId: line.id }, line.price.amount, text)
                        : t(line.price.kind === "unpriced" ? "offer.noPrice" : "offer.included")}
                    </td>
                    <td>
                      <DecimalField
                        label={t("offer.vatOf", { tax, name: text })}
                        hideLabel
                        unit="%"
                        most={100}
                        readOnly={readOnly}
                        value={own?.checked ? String(own.vat ?? "") : ""}
                        onCommit={(vat) => rateLine(rowId, line.id, vat === "" ? null : vat)}
                      />
                    </td>
                    <td>
                      <TextField
                        key={reference}
                        label={t("basketRow.referenceOf", { name: text })}
                        hideLabel
                        defaultValue={reference}
                        maxLength={120}
                        readOnly={readOnly}
                        onBlur={(event) => {
                          const typed = event.target.value.trim();
                          if (typed !== reference) referLine(rowId, line.id, typed);
                        }}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </DialogBody>
      <DialogFooter>
        {row && !readOnly ? (
          <Button
            data-start
            icon={<IconTrash size={17} stroke={1.7} />}
            onClick={() => {
              transact("remove", (project) => removeRows(project, { rows: [rowId] }));
              close();
            }}
          >
            {t("basketRow.remove")}
          </Button>
        ) : null}
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const basketRowDialog: Dialog<{ readonly rowId: string }, void> = {
  options: () => ({ title: translate("basketRow.title"), width: 800, mode: "none", single: "basket-row" }),
  Content: BasketRow,
};
