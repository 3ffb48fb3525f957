import { type DclassRow, type DclassView, textIn, type Value } from "@stanza/catalogue";
import { IconButton } from "@stanza/web-ui";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FieldCell } from "./FieldCell.tsx";
import css from "./Record.module.css";

interface Props {
  readonly list: DclassView;
  /** The name of a record, by its place. */
  readonly nameOf: (index: number) => string;
  readonly selected?: number | null;
  readonly onSelect?: (index: number) => void;
  readonly onChange: (rows: readonly DclassRow[]) => void;
  readonly onRemove: (index: number) => void;
  /** For a narrow place, and records whose order says nothing: without the buttons that change it. */
  readonly isNarrow?: boolean;
}

/** The records of a class as a table: a line each, every field to be typed or chosen, their order with buttons. */
export function RecordTable({
  list,
  nameOf,
  selected = null,
  onSelect,
  onChange,
  onRemove,
  isNarrow = false,
}: Props) {
  const { t, i18n } = useTranslation();
  const { rows, fields, minItems, problems } = list;
  const set = (index: number, field: string, value: Value) =>
    onChange(rows.map((row, i) => (i === index ? { ...row, [field]: value } : row)));
  const swap = (index: number, by: 1 | -1) => {
    const next = [...rows];
    const [a, b] = [next[index], next[index + by]];
    if (!a || !b) return;
    next[index] = b;
    next[index + by] = a;
    onChange(next);
  };
  return (
    <div className={css.tableFrame}>
      <table className={css.table} data-narrow={isNarrow || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("dclass.number")}</span>
            </th>
            {fields.map(({ name, description }) => (
              <th key={name} scope="col">
                {textIn(description, i18n.language)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t("dclass.order")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isWrong = problems.some((problem) => problem.row === index);
            const name = nameOf(index);
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
                key={index}
                data-selected={selected === index || undefined}
                data-wrong={isWrong || undefined}
              >
                <th scope="row">{index + 1}</th>
                {fields.map((field) => (
                  <td key={field.name}>
                    <FieldCell
                      field={field}
                      value={row[field.name] ?? field.initial}
                      of={name}
                      isWrong={isWrong}
                      onChange={(value) => set(index, field.name, value)}
                      onFocus={() => onSelect?.(index)}
                    />
                  </td>
                ))}
                <td className={css.rowActions}>
                  {isNarrow ? null : (
                    <>
                      <IconButton
                        label={t("dclass.up", { name })}
                        icon={<IconArrowUp size={16} />}
                        reason={index === 0 ? t("dclass.first") : undefined}
                        onClick={() => swap(index, -1)}
                      />
                      <IconButton
                        label={t("dclass.down", { name })}
                        icon={<IconArrowDown size={16} />}
                        reason={index === rows.length - 1 ? t("dclass.last") : undefined}
                        onClick={() => swap(index, 1)}
                      />
                    </>
                  )}
                  <IconButton
                    label={t("dclass.remove", { name })}
                    icon={<IconTrash size={16} />}
                    reason={rows.length <= minItems ? t("dclass.least", { count: minItems }) : undefined}
                    onClick={() => onRemove(index)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
