import { type ReactNode, useId } from "react";
import css from "./Segmented.module.css";

export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Shown instead of the label, which is then read aloud and shown on hover. */
  readonly icon?: ReactNode;
}

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly SegmentedOption<V>[];
  readonly onChange: (value: V) => void;
}

/** One of a few, all in view: a radio group in one frame. */
export function Segmented<V extends string>({ label, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset alone is a group of any fields
    <fieldset role="radiogroup" className={css.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.icon ? option.label : undefined}
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </fieldset>
  );
}
