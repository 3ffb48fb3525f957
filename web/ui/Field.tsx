import { IconEye, IconEyeOff } from "@tabler/icons-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { IconButton } from "./Button.tsx";
import { cx } from "./class-names.ts";
import css from "./Field.module.css";

interface Frame {
  readonly label: string;
  /** The label is read aloud only; the place makes it plain to the eye. */
  readonly hideLabel?: boolean;
  readonly error?: string;
  readonly help?: string;
  /** Below the field while there is no error, with something to press in it. */
  readonly note?: ReactNode;
}

function FieldFrame({
  id,
  label,
  hideLabel,
  error,
  help,
  note,
  className,
  children,
}: Frame & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : css.label}>
        {label}
      </label>
      {children}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      ) : note ? (
        <span id={`${id}-note`} className={css.help}>
          {note}
        </span>
      ) : help ? (
        <span id={`${id}-help`} className={css.help}>
          {help}
        </span>
      ) : null}
    </div>
  );
}

const describedBy = (id: string, { error, help, note }: Frame) =>
  error ? `${id}-error` : note ? `${id}-note` : help ? `${id}-help` : undefined;

interface TextProps extends Frame, InputHTMLAttributes<HTMLInputElement> {
  readonly lead?: ReactNode;
  readonly trail?: ReactNode;
  /** Unit behind the number, e.g. `%`. */
  readonly unit?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hideLabel,
  error,
  help,
  note,
  lead,
  trail,
  unit,
  className,
  ref,
  ...rest
}: TextProps) {
  const own = useId();
  const id = rest.id ?? own;
  const frame = { label, hideLabel, error, help, note };
  return (
    <FieldFrame id={id} {...frame} className={className}>
      <span className={css.box}>
        {lead ? <span className={css.lead}>{lead}</span> : null}
        <input
          {...rest}
          ref={ref}
          id={id}
          className={cx(css.input, trail ? css.withTrail : unit && css.withUnit)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, frame)}
        />
        {trail || unit ? (
          <span className={css.trail}>{trail ?? <span className={css.unit}>{unit}</span>}</span>
        ) : null}
      </span>
    </FieldFrame>
  );
}

/** A password with an eye that shows it. */
export function PasswordField({
  showLabel,
  hideLabelText,
  ...rest
}: TextProps & { showLabel: string; hideLabelText: string }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      trail={
        <IconButton
          label={shown ? hideLabelText : showLabel}
          icon={shown ? <IconEyeOff size={18} stroke={1.6} /> : <IconEye size={18} stroke={1.6} />}
          pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

interface SelectProps extends Frame, SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly SelectOption[];
  /** Further options under headings. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[];
}

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export function SelectField({
  label,
  hideLabel,
  error,
  help,
  options,
  groups = [],
  className,
  ...rest
}: SelectProps) {
  const own = useId();
  const id = rest.id ?? own;
  const frame = { label, hideLabel, error, help };
  return (
    <FieldFrame id={id} {...frame} className={className}>
      <select
        {...rest}
        id={id}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
      >
        {options.map(optionElement)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionElement)}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}

const optionElement = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

interface AreaProps extends Frame, TextareaHTMLAttributes<HTMLTextAreaElement> {}

export function TextArea({ label, hideLabel, error, help, className, ...rest }: AreaProps) {
  const own = useId();
  const id = rest.id ?? own;
  const frame = { label, hideLabel, error, help };
  return (
    <FieldFrame id={id} {...frame} className={className}>
      <textarea
        {...rest}
        id={id}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
      />
    </FieldFrame>
  );
}
