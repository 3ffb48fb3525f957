import { pricingShop } from "@stanza/contract";
import { documentRate } from "@stanza/pricing";
import { decimalText, formatDate, formatMoney, formatNumber, formatPercent } from "@stanza/quantities";
import { editAgreement, openWhyPrice, useTaxName } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { Button, cx, saveFile, toast } from "@stanza/web-ui";
import { IconClipboardCopy, IconDiscount, IconFileTypeCsv } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { OfferShown } from "../page/offer-shown.ts";
import { openPromotions } from "../promotions/open-promotions.ts";
import { chosenCodes } from "../promotions/promotion-choice.ts";
import { DecimalField } from "../rows/DecimalField.tsx";
import { COLUMNS, type Column, type GridLine, gridLines, TICKS } from "./grid-lines.ts";
import { gridCsv } from "./grid-text.ts";
import css from "./OrderGrid.module.css";
import { useGrid } from "./use-grid.ts";

const NUMBERS: ReadonlySet<Column> = new Set<Column>(["quantity", "unitPrice", "discount", "net", "vat"]);

/** The dealer's spreadsheet of ERP lines: arrow keys, F2, blocks to copy and paste, totals always in view. */
export function OrderGrid({ offer, document, readOnly, updating }: OfferShown) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const profile = useSession((state) => state.profile);
  const { terms } = document;
  const dealer = useMemo(() => ({ ...terms, dealerMode: true }), [terms]);
  const rate = profile ? decimalText(documentRate(dealer, pricingShop(profile.shop))) : "0";
  const lines = useMemo(() => gridLines(offer, document, rate), [offer, document, rate]);
  const grid = useGrid(lines, readOnly);
  const heads = COLUMNS.map((column) => t(`order.column.${column}`, { tax }));
  const csv = () => gridCsv(heads, lines);
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const codes = chosenCodes(document.promotion);
  const granted = offer.promotion?.dealerDiscount;
  const orderDate = offer.promotion?.orderDate;
  const said = [
    ...codes,
    ...(granted ? [`−${formatPercent(granted, i18n.language, "own")}`] : []),
    ...(orderDate ? [formatDate(orderDate, i18n.language)] : []),
  ];
  return (
    <>
      <div className={css.bar}>
        <DecimalField
          label={t("discount.dealer")}
          placeholder={granted}
          unit="%"
          most={100}
          readOnly={readOnly}
          value={terms.discounts.dealer ? String(terms.discounts.dealer) : ""}
          onCommit={(value) =>
            editAgreement({ terms: { ...terms, discounts: { ...terms.discounts, dealer: value || "0" } } })
          }
        />
        <DecimalField
          label={t("order.dealerVat", { tax })}
          unit="%"
          most={100}
          readOnly={readOnly}
          placeholder={rate}
          value={
            terms.tax.dealerVat === undefined || terms.tax.dealerVat === null
              ? ""
              : String(terms.tax.dealerVat)
          }
          onCommit={(value) =>
            editAgreement({
              terms: { ...terms, tax: { ...terms.tax, dealerVat: value === "" ? undefined : value } },
            })
          }
        />
        <Button icon={<IconDiscount size={17} stroke={1.7} />} onClick={openPromotions}>
          {codes.length === 0 ? t("promotions.open") : t("promotions.chosen", { codes: said.join(" · ") })}
        </Button>
        <p className={css.hint}>{t("order.hint")}</p>
        <Button
          icon={<IconClipboardCopy size={17} stroke={1.7} />}
          onClick={async () => {
            try {
              await navigator.clipboard.writeText(csv().slice(1));
              toast(t("order.copied", { count: lines.length }), { key: "order-grid", kind: "success" });
            } catch {
              toast(t("order.copyFailed"), { key: "order-grid", kind: "error" });
            }
          }}
        >
          {t("order.copy")}
        </Button>
        <Button
          icon={<IconFileTypeCsv size={17} stroke={1.7} />}
          onClick={() =>
            saveFile(
              new Blob([csv()], { type: "text/csv;charset=utf-8" }),
              `${document.project.description || "order"}.csv`,
            )
          }
        >
          {t("order.csv")}
        </Button>
      </div>
      <div className={cx(css.frame, updating && css.updating)}>
        <table
          ref={grid.element}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached with the arrow keys
          role="grid"
          aria-label={t("order.title")}
          aria-rowcount={lines.length + 1}
          className={css.grid}
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
        >
          <thead>
            <tr>
              {COLUMNS.map((column, i) => (
                <th key={column} scope="col" className={cx(NUMBERS.has(column) && css.number)}>
                  {heads[i]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, l) => (
              <tr
                key={`${line.rowId} ${line.lineId}`}
                data-first={line.editable.has("needsPhoto") || undefined}
              >
                {COLUMNS.map((column, c) => (
                  <GridCell key={column} line={line} column={column} l={l} c={c} grid={grid} money={money} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t("order.lines", { count: lines.length })}
              </th>
              <td className={css.number}>
                <small>{t("totals.gross")}</small>
                {money(offer.gross)}
              </td>
              <td className={css.number}>
                <small>{t("totals.discount")}</small>
                {Number(offer.discount) === 0 ? "" : "−"}
                {money(offer.discount)}
              </td>
              <td className={css.number}>
                <small>{t("totals.goods")}</small>
                {money(offer.goods)}
              </td>
              <td className={css.number}>
                <small>{t("order.tax")}</small>
                {money(offer.tax)}
              </td>
              <td colSpan={3} className={cx(css.number, css.payable)}>
                <small>{t("totals.payable")}</small>
                <button
                  type="button"
                  className={css.why}
                  title={t("whyPrice.totalTitle")}
                  onClick={() => openWhyPrice({ kind: "payable" })}
                >
                  {money(offer.payable)}
                </button>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly line: GridLine;
  readonly column: Column;
  readonly l: number;
  readonly c: number;
  readonly grid: ReturnType<typeof useGrid>;
  readonly money: (amount: string) => string;
}

function GridCell({ line, column, l, c, grid, money }: CellProps) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const isActive = grid.active.line === l && grid.active.column === c;
  const { top, bottom, left, right } = grid.block;
  const isMarked = l >= top && l <= bottom && c >= left && c <= right;
  const value = line.cells[column];
  const isEdited = isActive && grid.typed !== null;
  const mayEdit = grid.mayEdit({ line: l, column: c });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
    <td
      data-cell={`${l}-${c}`}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isMarked}
      aria-readonly={!mayEdit}
      className={cx(
        css.cell,
        NUMBERS.has(column) && css.number,
        mayEdit && css.editable,
        isMarked && css.marked,
        css[column],
      )}
      onMouseDown={(event) => !isEdited && grid.choose({ line: l, column: c }, event.shiftKey)}
      onDoubleClick={() => grid.edit({ line: l, column: c })}
    >
      {content()}
    </td>
  );

  function content() {
    if (isEdited)
      return (
        <input
          className={css.input}
          aria-label={`${t(`order.column.${column}`, { tax })}, ${String(line.cells.code)}`}
          value={grid.typed ?? ""}
          // biome-ignore lint/a11y/noAutofocus: the person has just begun to type in this cell
          autoFocus
          onChange={(event) => grid.setTyped(event.target.value)}
          onBlur={grid.commit}
        />
      );
    if (TICKS.has(column))
      return line.editable.has(column) ? (
        <input
          type="checkbox"
          tabIndex={-1}
          checked={value === true}
          disabled={!mayEdit}
          aria-label={`${t(`order.column.${column}`, { tax })}, ${String(line.cells.code)}`}
          onChange={(event) => grid.tick(line, column, event.target.checked)}
        />
      ) : null;
    const text = String(value);
    if (text === "") return null;
    if (column === "unitPrice" || column === "net") return money(text);
    if (column === "vat") return `${formatNumber(text, i18n.language, 4)} %`;
    if (column === "discount") return `${text} %`;
    return column === "quantity" ? formatNumber(text, i18n.language, 3) : text;
  }
}
