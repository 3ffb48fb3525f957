import { parseLength } from "@stanza/quantities";
import { figureText, lengthText, lengthUnitNow } from "@stanza/web-project";
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
  /** `null`: it was taken. */
  readonly onCommit: (value: number) => CommitOutcome | undefined;
}

/** A number in its place: Enter and leaving take it, Esc gives it back, up and down go to the line above and below. */
export function NumberCell({ label, value, unit = "mm", reason, onCommit }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const isLength = unit === "mm";
  const text = isLength ? lengthText(value, i18n.language) : figureText(value, i18n.language);
  const commit = () => {
    if (draft === null || draft.trim() === text) {
      setDraft(null);
      setRefused(null);
      return;
    }
    const typed = isLength
      ? parseLength(draft, lengthUnitNow())
      : Number(draft.trim().replace(",", ".") || Number.NaN);
    const refusal =
      typed === undefined || !Number.isFinite(typed) ? t("planTable.notANumber") : (onCommit(typed) ?? null);
    setRefused(refusal);
    if (refusal === null) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
      setRefused(null);
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
        aria-describedby={refused === null ? undefined : id}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {refused === null ? null : (
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
