import type { Vec2 } from "@stanza/geometry";
import { type LengthQuestion, type LengthRange, lengthQuestion, parseLength } from "@stanza/quantities";
import { LengthAsked, lengthUnitNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx } from "@stanza/web-ui";
import { type CSSProperties, type ReactNode, useState } from "react";
import css from "../Distance.module.css";

interface Props {
  /** Name of the number, read aloud: "Distance to wall A". */
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
  /** Why the number was refused, which then stays in the field; `null`: it was taken. */
  readonly onCommit: (mm: number) => string | null;
  /** The lengths that can be meant; absent: any, as for distances. */
  readonly usual?: LengthRange;
  /** Beside the field while it is open. */
  readonly aside?: ReactNode;
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
  usual,
  aside,
  onHover,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [asked, setAsked] = useState<LengthQuestion | null>(null);
  const place: CSSProperties = { left: at[0], top: at[1] };
  const close = (returnFocus: HTMLElement | null) => {
    setDraft(null);
    setRefused(null);
    setAsked(null);
    onHover?.(false);
    returnFocus?.closest<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
  };
  const put = (mm: number | undefined, field: HTMLElement | null) => {
    const refusal =
      mm === undefined || mm < 0 ? translate("roomDesign.notALength") : mm === value ? null : onCommit(mm);
    setAsked(null);
    if (refusal === null) close(field);
    else setRefused(refusal);
  };
  if (draft === null) {
    return (
      <button
        type="button"
        className={cx(css.distance, quiet && css.quiet)}
        style={{ ...place, rotate: angle === 0 ? undefined : `${angle}deg` }}
        aria-label={`${label}: ${lengthUnitNow() === "in" ? text : `${text} mm`}`}
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave the field and what stands beside it
    <span
      className={css.distanceField}
      style={place}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close(null);
      }}
    >
      <input
        className={cx(css.distance, css.distanceInput)}
        aria-label={`${label}, ${lengthUnitNow()}`}
        aria-invalid={refused !== null || undefined}
        aria-describedby={asked ? "in-place-question" : refused ? "in-place-refusal" : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={draft}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just pressed
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          setRefused(null);
          setAsked(null);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") close(event.currentTarget);
          if (event.key !== "Enter") return;
          event.preventDefault();
          const question = usual && !asked ? lengthQuestion(draft, lengthUnitNow(), usual) : null;
          if (question) setAsked(question);
          else put(asked?.mm ?? parseLength(draft, lengthUnitNow()), event.currentTarget);
        }}
      />
      {aside}
      {asked ? (
        <span className={css.distanceAsked}>
          <LengthAsked
            id="in-place-question"
            question={asked}
            onTake={() => put(asked.mm, document.activeElement as HTMLElement | null)}
          />
        </span>
      ) : refused ? (
        <span id="in-place-refusal" role="alert" className={css.distanceRefusal}>
          {refused}
        </span>
      ) : null}
    </span>
  );
}
