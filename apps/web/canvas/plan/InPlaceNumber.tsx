import type { Vec2 } from "@stanza/geometry";
import { type CSSProperties, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import css from "./Plan.module.css";

interface Props {
  /** What the number is, read aloud: "Distance to wall A". */
  readonly label: string;
  /** mm. */
  readonly value: number;
  readonly text: string;
  /** Middle of the label, CSS pixels of the plan. */
  readonly at: Vec2;
  /** Degrees clockwise. */
  readonly angle?: number;
  /** The number is painted on the plan already: the button shows itself when it is pointed at. */
  readonly quiet?: boolean;
  /** False: the number was refused and stays in the field. */
  readonly onCommit: (mm: number) => boolean;
  readonly onHover?: (on: boolean) => void;
}

/** A dimension that can be typed into where it stands: Enter takes the number, Esc leaves it. */
export function InPlaceNumber({
  label,
  value,
  text,
  at,
  angle = 0,
  quiet = false,
  onCommit,
  onHover,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const place: CSSProperties = { left: at[0], top: at[1] };
  const close = (returnFocus: HTMLElement | null) => {
    setDraft(null);
    setRefused(false);
    onHover?.(false);
    returnFocus?.closest<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
  };
  if (draft === null) {
    return (
      <button
        type="button"
        className={cx(css.distance, quiet && css.quiet)}
        style={{ ...place, rotate: angle === 0 ? undefined : `${angle}deg` }}
        aria-label={`${label}: ${text} mm`}
        data-text={text}
        onClick={() => setDraft(text)}
        onPointerEnter={() => onHover?.(true)}
        onPointerLeave={() => onHover?.(false)}
        onFocus={() => onHover?.(true)}
        onBlur={() => onHover?.(false)}
      >
        {quiet ? null : text}
      </button>
    );
  }
  return (
    <input
      className={cx(css.distance, css.distanceInput)}
      style={place}
      aria-label={`${label}, mm`}
      aria-invalid={refused || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={draft}
      // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just pressed
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => close(null)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close(event.currentTarget);
        if (event.key !== "Enter") return;
        event.preventDefault();
        const mm = Number.parseFloat(draft.replace(",", "."));
        if (!Number.isFinite(mm) || mm < 0) setRefused(true);
        else if (mm === value || onCommit(mm)) close(event.currentTarget);
        else setRefused(true);
      }}
    />
  );
}
