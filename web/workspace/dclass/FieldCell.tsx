import { type DclassField, textIn, type Value } from "@stanza/catalogue";
import { useTranslation } from "react-i18next";
import { CellNumber } from "./CellNumber.tsx";
import css from "./Record.module.css";

interface Props {
  readonly field: DclassField;
  readonly value: Value;
  /** Names the record, e.g. "Section 2". */
  readonly of: string;
  readonly isWrong?: boolean;
  readonly onChange: (value: Value) => void;
  readonly onFocus?: () => void;
}

/** One field of a record with the control of its type. */
export function FieldCell({ field, value, of, isWrong, onChange, onFocus }: Props) {
  const { i18n } = useTranslation();
  const label = `${textIn(field.description, i18n.language)}, ${of}`;
  switch (field.type) {
    case "num":
      return (
        <CellNumber
          label={label}
          field={field}
          value={Number(value)}
          isWrong={isWrong}
          onCommit={onChange}
          onFocus={onFocus}
        />
      );
    case "option":
      return (
        <select
          className={css.select}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          value={String(value)}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        >
          {(field.options ?? []).map(({ code, description }) => (
            <option key={code} value={code}>
              {textIn(description, i18n.language)}
            </option>
          ))}
        </select>
      );
    case "bool":
      return (
        <input
          type="checkbox"
          className={css.check}
          aria-label={label}
          checked={value === true}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "str":
      return (
        <span className={css.cell}>
          <input
            type="text"
            aria-label={label}
            aria-invalid={isWrong || undefined}
            value={String(value)}
            onFocus={onFocus}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      );
  }
}
