import { formatInches, type LengthUnit } from "@stanza/quantities";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";
import fields from "./Fields.module.css";
import css from "./NumberField.module.css";
import { stepped, typedNumber } from "./number-entry.ts";

interface Props {
  readonly label: string;
  readonly help?: string;
  /** `null`: several different values. */
  readonly value: number | null;
  /** The catalogue's unit; `mm` is shown and typed in `lengthUnit`. */
  readonly unit?: string;
  readonly lengthUnit: LengthUnit;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals: number;
  readonly mandatory?: boolean;
  readonly missing?: boolean;
  readonly error?: string;
  /** `gesture` is the same for all commits of one visit to the field. */
  readonly onCommit: (value: number, gesture: string) => void;
  readonly onReset?: () => void;
  /** Lies beside its label instead of below it. */
  readonly inline?: boolean;
  /** Without the plus and minus buttons, e.g. for coordinates. */
  readonly plain?: boolean;
  readonly reason?: string;
}

/** The typed text and its target: selecting something else commits it to the target that it was typed for. */
interface Draft {
  readonly text: string;
  readonly commit: (value: number) => void;
}

const SIGNS: Readonly<Record<string, string>> = { mm: "mm", deg: "°", kg: "kg", m2: "m²" };

/** A number as it is typed: the language's decimal sign, no groups of thousands. */
const plainNumber = (value: number, language: string, decimals: number): string =>
  value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: decimals });

/** A number with its unit and limits. Typing commits on Enter or on leaving; arrow keys and the buttons step at once. */
export function NumberField(props: Props) {
  const { label, help, value, unit, lengthUnit, min, max, step, decimals, error, onCommit, onReset } = props;
  const { t, i18n } = useTranslation();
  const id = useId();
  const visit = useRef("");
  const [draft, setDraft] = useState<Draft | null>(null);
  const inInches = unit === "mm" && lengthUnit === "in";
  const text = (number: number) =>
    inInches ? formatInches(number) : plainNumber(number, i18n.language, decimals);
  const shown = draft?.text ?? (value === null ? "" : text(value));
  const commit = (next: number) => {
    setDraft(null);
    if (next !== value) onCommit(next, visit.current);
  };
  const commitDraft = () => {
    if (draft === null) return;
    const typed = typedNumber(draft.text, unit, lengthUnit);
    if (typed === undefined) setDraft(null);
    else draft.commit(typed);
  };
  const stepBy = (sense: 1 | -1, times = 1) => {
    const typed = draft === null ? undefined : typedNumber(draft.text, unit, lengthUnit);
    commit(stepped(typed ?? value ?? min ?? 0, sense, times, { min, max, step, decimals }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commitDraft();
    else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      stepBy(event.key === "ArrowUp" ? 1 : -1, event.shiftKey ? 10 : 1);
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      stepBy(event.key === "PageUp" ? 1 : -1, 10);
    }
  };
  const range =
    min !== undefined && max !== undefined && min < max
      ? `${text(min)} – ${text(max)}${unit === "mm" && !inInches ? " mm" : ""}`
      : undefined;
  const blocked = props.reason !== undefined;
  const atLeast = value !== null && min !== undefined && value <= min;
  const atMost = value !== null && max !== undefined && value >= max;
  return (
    <FieldShell
      label={label}
      htmlFor={id}
      help={error ? undefined : help}
      mandatory={props.mandatory}
      missing={props.missing}
      onReset={onReset}
      value={props.plain || props.inline ? undefined : range}
      inline={props.inline}
    >
      <span
        className={css.stepper}
        data-plain={props.plain || undefined}
        data-inline={props.inline || undefined}
        data-invalid={error ? true : undefined}
      >
        {props.plain ? null : (
          <button
            type="button"
            className={css.step}
            tabIndex={-1}
            aria-label={t("field.less", { name: label })}
            disabled={atLeast || blocked}
            onClick={() => stepBy(-1)}
          >
            <IconMinus size={15} stroke={2} />
          </button>
        )}
        <input
          id={id}
          className={css.number}
          role="spinbutton"
          inputMode={inInches ? "text" : decimals > 0 || (min ?? -1) < 0 ? "text" : "numeric"}
          autoComplete="off"
          readOnly={blocked}
          title={props.reason}
          value={shown}
          placeholder={value === null ? t("field.mixed") : undefined}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={
            value === null ? t("field.mixed") : `${text(value)} ${SIGNS[unit ?? ""] ?? ""}`.trim()
          }
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={(event) => {
            visit.current = crypto.randomUUID();
            event.target.select();
          }}
          onChange={(event) => setDraft({ text: event.target.value, commit: draft?.commit ?? commit })}
          onBlur={commitDraft}
          onKeyDown={blocked ? undefined : onKeyDown}
        />
        {SIGNS[unit ?? ""] && !inInches ? <span className={css.unit}>{SIGNS[unit ?? ""]}</span> : null}
        {props.plain ? null : (
          <button
            type="button"
            className={css.step}
            tabIndex={-1}
            aria-label={t("field.more", { name: label })}
            disabled={atMost || blocked}
            onClick={() => stepBy(1)}
          >
            <IconPlus size={15} stroke={2} />
          </button>
        )}
      </span>
      {error ? (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      ) : null}
    </FieldShell>
  );
}
