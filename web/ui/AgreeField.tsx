import { useId } from "react";
import css from "./AgreeField.module.css";

interface Props {
  /** What is agreed to, as a sentence. */
  readonly label: string;
  readonly checked: boolean;
  readonly error?: string;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick under a sentence that somebody agrees to. */
export function AgreeField({ label, checked, error, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className={css.agree}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={id} className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
