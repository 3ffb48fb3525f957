import { type LengthQuestion, type LengthRange, lengthQuestion, parseLength } from "@stanza/quantities";
import { figureText, LengthAsked, lengthText, lengthUnitNow } from "@stanza/web-project";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./PlanTable.module.css";
import type { CommitOutcome } from "./table-edits.ts";

interface Props {
  /** Name of the number and its row, read aloud: "Along, Base unit 600". */
  readonly label: string;
  readonly value: number;
  readonly unit?: "mm" | "°";
  /** Why it cannot be typed. */
  readonly reason?: string;
  /** The lengths that can be meant; absent: any, as for places. */
  readonly usual?: LengthRange;
  /** `null`: it was taken. */
  readonly onCommit: (value: number) => CommitOutcome | undefined;
}

/** A number in its place: Enter and leaving take it, Esc gives it back, up and down go to the line above and below. */
export function NumberCell({ label, value, unit = "mm", reason, usual, onCommit }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [asked, setAsked] = useState<LengthQuestion | null>(null);
  const isLength = unit === "mm";
  const text = isLength ? lengthText(value, i18n.language) : figureText(value, i18n.language);
  const commit = () => {
    if (draft === null || draft.trim() === text) {
      setDraft(null);
      setRefused(null);
      return;
    }
    const question = isLength && usual ? lengthQuestion(draft, lengthUnitNow(), usual) : null;
    setAsked(question);
    if (question) return;
    put(typedIn(draft));
  };
  const typedIn = (text: string): number | undefined =>
    isLength ? parseLength(text, lengthUnitNow()) : Number(text.trim().replace(",", ".") || Number.NaN);
  const put = (typed: number | undefined) => {
    const refusal =
      typed === undefined || !Number.isFinite(typed) ? t("planTable.notANumber") : (onCommit(typed) ?? null);
    setRefused(refusal);
    setAsked(null);
    if (refusal === null) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && asked) put(asked.mm);
    else if (event.key === "Enter") commit();
    else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
      setRefused(null);
      setAsked(null);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      commit();
      neighbour(event.currentTarget, event.key === "ArrowDown" ? 1 : -1)?.focus();
    }
  };
  return (
    <span className={css.number}>
      <input
        aria-label={`${label}, ${isLength ? lengthUnitNow() : unit}`}
        inputMode={isLength && lengthUnitNow() === "in" ? "text" : "decimal"}
        autoComplete="off"
        value={draft ?? text}
        readOnly={reason !== undefined}
        title={reason}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null && asked === null ? undefined : id}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          setAsked(null);
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {asked ? (
        <span className={css.asked}>
          <LengthAsked id={id} question={asked} onTake={() => put(asked.mm)} />
        </span>
      ) : refused === null ? null : (
        <span id={id} role="alert" className={css.refused}>
          {refused}
        </span>
      )}
    </span>
  );
}

/** The same column's number in the nearest line above or below that has one. */
function neighbour(from: HTMLElement, sense: 1 | -1): HTMLElement | null {
  const cell = from.closest("td");
  let line = cell?.parentElement;
  if (!cell || !line) return null;
  const column = cell.cellIndex;
  for (;;) {
    line = (sense === 1 ? line.nextElementSibling : line.previousElementSibling) as HTMLElement | null;
    if (!line) return null;
    const found = (line as HTMLTableRowElement).cells[column]?.querySelector("input");
    if (found) return found;
  }
}
