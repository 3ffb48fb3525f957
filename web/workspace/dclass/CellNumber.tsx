import type { DclassField } from "@stanza/catalogue";
import { formatInches } from "@stanza/quantities";
import { stepped, typedNumber, useLengthUnit } from "@stanza/web-project";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Record.module.css";

interface Props {
  readonly label: string;
  readonly field: DclassField;
  readonly value: number;
  readonly isWrong?: boolean;
  readonly onCommit: (value: number) => void;
  readonly onFocus?: () => void;
}

/** The step of the arrow keys where the catalogue names no coarser one, mm. */
const STEP_MM = 10;

/** A number of a record. Typing commits on Enter or on leaving; the arrow keys step at once, with Shift finely. */
export function CellNumber({ label, field, value, isWrong, onCommit, onFocus }: Props) {
  const { i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const [typed, setTyped] = useState<string | null>(null);
  const { unit, decimals = 2, min, max } = field;
  const inInches = unit === "mm" && lengthUnit === "in";
  const shown = inInches
    ? formatInches(value)
    : value.toLocaleString(i18n.language, { useGrouping: false, maximumFractionDigits: decimals });
  const commit = () => {
    const number = typed === null ? undefined : typedNumber(typed, unit, lengthUnit);
    setTyped(null);
    if (number !== undefined && number !== value) onCommit(number);
  };
  const fine = field.step ?? 1;
  return (
    <span className={css.cell} data-wrong={isWrong || undefined}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={typed ?? shown}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            commit();
          } else if (event.key === "Escape" && typed !== null) {
            event.stopPropagation();
            setTyped(null);
          } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            setTyped(null);
            const step = event.shiftKey || unit !== "mm" ? fine : Math.max(fine, STEP_MM);
            onCommit(stepped(value, event.key === "ArrowUp" ? 1 : -1, 1, { min, max, step, decimals }));
          }
        }}
      />
      {unit === "mm" && !inInches ? <span aria-hidden="true">mm</span> : null}
    </span>
  );
}
