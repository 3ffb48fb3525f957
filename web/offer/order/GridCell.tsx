import { formatNumber } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { type Column, type GridLine, NUMBERS, TICKS } from "./grid-lines.ts";
import css from "./OrderGrid.module.css";
import type { useGrid } from "./use-grid.ts";

interface Props {
  readonly line: GridLine;
  readonly column: Column;
  /** Place of the line. */
  readonly l: number;
  /** Place of the column. */
  readonly c: number;
  readonly grid: ReturnType<typeof useGrid>;
  readonly money: (amount: string) => string;
}

/** A cell of the order: its text, a tick, or the field in which it is typed. */
export function GridCell({ line, column, l, c, grid, money }: Props) {
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
      title={column === "variants" ? String(value) : undefined}
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
