import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";
import fields from "./Fields.module.css";
import { LengthAsked } from "./LengthAsked.tsx";
import css from "./NumberField.module.css";
import { type NumberEntry, useNumberEntry } from "./use-number-entry.ts";

interface Props extends NumberEntry {
  readonly label: string;
  readonly help?: string;
  readonly mandatory?: boolean;
  readonly missing?: boolean;
  readonly error?: string;
  readonly onReset?: () => void;
  /** Lies beside its label instead of below it. */
  readonly inline?: boolean;
  /** Without the plus and minus buttons, e.g. for coordinates. */
  readonly plain?: boolean;
  readonly reason?: string;
}

const SIGNS: Readonly<Record<string, string>> = { mm: "mm", deg: "°", kg: "kg", m2: "m²" };

/** A number with its unit and limits. */
export function NumberField(props: Props) {
  const { label, help, value, unit, min, max, decimals, error, onReset } = props;
  const { t } = useTranslation();
  const id = useId();
  const entry = useNumberEntry(props);
  const { text, inInches } = entry;
  const sign = SIGNS[unit ?? ""];
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
      help={error || entry.asked ? undefined : help}
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
          <StepButton
            label={t("field.less", { name: label })}
            icon={<IconMinus size={15} stroke={2} />}
            disabled={atLeast || blocked}
            onClick={() => entry.stepBy(-1)}
          />
        )}
        <input
          id={id}
          className={css.number}
          role="spinbutton"
          inputMode={inInches ? "text" : decimals > 0 || (min ?? -1) < 0 ? "text" : "numeric"}
          autoComplete="off"
          readOnly={blocked}
          title={props.reason}
          value={entry.shown}
          placeholder={value === null ? t("field.mixed") : undefined}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={value === null ? t("field.mixed") : `${text(value)} ${sign ?? ""}`.trim()}
          aria-invalid={error ? true : undefined}
          aria-describedby={entry.asked ? `${id}-asked` : error ? `${id}-error` : undefined}
          onFocus={(event) => {
            entry.beginVisit();
            event.target.select();
          }}
          onChange={(event) => entry.type(event.target.value)}
          onBlur={entry.commitDraft}
          onKeyDown={blocked ? undefined : entry.onKeyDown}
        />
        {sign && !inInches ? <span className={css.unit}>{sign}</span> : null}
        {props.plain ? null : (
          <StepButton
            label={t("field.more", { name: label })}
            icon={<IconPlus size={15} stroke={2} />}
            disabled={atMost || blocked}
            onClick={() => entry.stepBy(1)}
          />
        )}
      </span>
      {entry.asked ? (
        <p className={fields.help}>
          <LengthAsked id={`${id}-asked`} question={entry.asked} onTake={entry.takeMeant} />
        </p>
      ) : error ? (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      ) : null}
    </FieldShell>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Left out of the Tab order: the arrow keys do the same in the input. */
function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
