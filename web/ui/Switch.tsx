import css from "./Switch.module.css";

interface Props {
  /** For a label elsewhere (`htmlFor`); without it, it stands in its label. */
  readonly id?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  /** Id of a hint. */
  readonly describedBy?: string;
  /** It cannot be turned now, and says why when it is pressed. */
  readonly isHeld?: boolean;
}

/** Yes or no, at once. A checkbox to the browser, a switch to whoever listens. */
export function Switch({ id, on, onChange, disabled, describedBy, isHeld }: Props) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={css.switch}
      checked={on}
      aria-checked={on}
      aria-describedby={describedBy}
      aria-disabled={isHeld || undefined}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
