import type { KnownMatrix, Sheet, TableMapping } from "@stanza/tables";
import { SelectField, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportPage.module.css";
import {
  columnsOfSheet,
  detailOf,
  detailsOf,
  MEANINGS,
  type MeaningKind,
  rowsOf,
  type ShownColumn,
  withHeaderRow,
  withMeaning,
  withRows,
} from "./meaning-choice.ts";

interface Props {
  readonly sheets: readonly Sheet[];
  readonly mapping: TableMapping;
  /** What tables of prices by keys may fill; none: every row is an article. */
  readonly matrices: readonly KnownMatrix[];
  readonly validFrom: string;
  readonly onChange: (mapping: TableMapping) => void;
}

/** Every column with its first values and what it means; each meaning can be changed. */
export function ColumnTable({ sheets, mapping, matrices, validFrom, onChange }: Props) {
  const { t } = useTranslation();
  const mapped = sheets.findIndex(({ name }) => mapping.tables.some((table) => table.sheet === name));
  const [chosen, setChosen] = useState(Math.max(0, mapped));
  const sheet = sheets[chosen] ?? sheets[0];
  if (!sheet) return null;
  const isOnly = sheets.length === 1 && mapping.tables.length === 1;
  const table =
    mapping.tables.find((one) => one.sheet === sheet.name) ?? (isOnly ? mapping.tables[0] : undefined);
  const key = table?.sheet ?? sheet.name;
  return (
    <section className={css.panel} aria-labelledby="columns">
      <h2 id="columns" className={css.heading}>
        {t("tableImport.columns")}
      </h2>
      <div className={css.fields}>
        {sheets.length > 1 ? (
          <SelectField
            label={t("tableImport.sheet")}
            value={String(chosen)}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={sheets.map(({ name }, i) => ({ value: String(i), label: name }))}
          />
        ) : null}
        {matrices.length === 0 ? null : (
          <SelectField
            label={t("tableImport.rowsAre")}
            value={rowsOf(table)}
            onChange={({ target }) =>
              onChange(withRows(mapping, { ...sheet, name: key }, target.value, matrices, validFrom))
            }
            options={[
              { value: "", label: t("tableImport.rowsAreArticles") },
              { value: "*", label: t("tableImport.rowsAreMatrices") },
              ...[...new Set(matrices.map(({ code }) => code))].map((code) => ({
                value: code,
                label: t("tableImport.rowsAreMatrix", { code }),
              })),
            ]}
          />
        )}
        <TextField
          label={t("tableImport.headerRow")}
          type="number"
          min={0}
          max={sheet.rows.length}
          value={table?.headerRow ?? 1}
          onChange={({ target }) =>
            onChange(
              withHeaderRow(mapping, { ...sheet, name: key }, Math.max(0, Math.round(Number(target.value)))),
            )
          }
        />
      </div>
      <ul className={css.columns}>
        {columnsOfSheet(sheet, table).map((column) => (
          <Column
            key={column.letter}
            column={column}
            mapping={mapping}
            onChoose={(kind, detail) => onChange(withMeaning(mapping, key, column, kind, detail, validFrom))}
          />
        ))}
      </ul>
    </section>
  );
}

function Column({
  column,
  mapping,
  onChoose,
}: {
  readonly column: ShownColumn;
  readonly mapping: TableMapping;
  readonly onChoose: (kind: MeaningKind, detail: string) => void;
}) {
  const { t } = useTranslation();
  const { letter, header, samples, pictures, meaning } = column;
  const kind: MeaningKind = meaning?.is ?? "ignored";
  // Pictures that lie on the rows come with them, whatever the column means.
  const isPictures = pictures > 0 && samples.length === 0;
  const named = header === "" ? letter : `${letter} ${header}`;
  const details = detailsOf(kind);
  const detail = meaning ? detailOf(meaning, mapping) : "";
  return (
    <li
      className={css.column}
      data-ignored={(kind === "ignored" && !isPictures) || undefined}
      data-plain={details.length === 0 || undefined}
    >
      <span className={css.columnHead}>
        <span className={css.letter}>{letter}</span>
        <strong>{header || t("tableImport.noHeader")}</strong>
        <small>
          {[...samples, ...(pictures === 0 ? [] : [t("tableImport.pictures", { count: pictures })])].join(
            " · ",
          )}
        </small>
      </span>
      <SelectField
        label={t("tableImport.meaningOf", { column: named })}
        hideLabel
        value={kind}
        onChange={({ target }) => {
          const next = target.value as MeaningKind;
          onChoose(next, detailsOf(next)[0] ?? "");
        }}
        options={MEANINGS.map((one) => ({
          value: one,
          label: t(
            one === "ignored" && isPictures ? "tableImport.picturesCome" : `tableImport.meaning.${one}`,
          ),
        }))}
      />
      {details.length === 0 ? (
        <span />
      ) : (
        <SelectField
          label={t("tableImport.detailOf", { column: named })}
          hideLabel
          value={detail}
          onChange={({ target }) => onChoose(kind, target.value)}
          options={(details.includes(detail) ? details : [detail, ...details]).map((one) => ({
            value: one,
            label:
              meaning?.is === "price" && meaning.forKey !== undefined ? `${one} · ${meaning.forKey}` : one,
          }))}
        />
      )}
    </li>
  );
}
