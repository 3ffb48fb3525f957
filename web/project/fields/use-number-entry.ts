import { formatInches, type LengthUnit } from "@stanza/quantities";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { stepped, typedNumber } from "./number-entry.ts";

export interface NumberEntry {
  /** `null`: several different values. */
  readonly value: number | null;
  /** The catalogue's unit; `mm` is shown and typed in `lengthUnit`. */
  readonly unit?: string;
  readonly lengthUnit: LengthUnit;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals: number;
  /** `gesture` is the same for all commits of one visit to the field. */
  readonly onCommit: (value: number, gesture: string) => void;
}

/** The typed text and its target: selecting something else commits it to the target that it was typed for. */
interface Draft {
  readonly text: string;
  readonly commit: (value: number) => void;
}

/** A number with the language's decimal sign and without groups of thousands, as a person types it. */
const plainNumber = (value: number, language: string, decimals: number): string =>
  value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: decimals });

/** The behaviour of a number field: typing commits on Enter or on leaving, Escape takes the typing back, arrow keys step at once. */
export function useNumberEntry({ value, unit, lengthUnit, onCommit, ...range }: NumberEntry) {
  const { language } = useTranslation().i18n;
  const visit = useRef("");
  const [draft, setDraft] = useState<Draft | null>(null);
  const inInches = unit === "mm" && lengthUnit === "in";
  const text = (number: number) =>
    inInches ? formatInches(number) : plainNumber(number, language, range.decimals);
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
    commit(stepped(typed ?? value ?? range.min ?? 0, sense, times, range));
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
  return {
    inInches,
    /** A number of this field as text. */
    text,
    /** The content of the input. */
    shown: draft?.text ?? (value === null ? "" : text(value)),
    beginVisit: () => {
      visit.current = crypto.randomUUID();
    },
    type: (typed: string) => setDraft({ text: typed, commit: draft?.commit ?? commit }),
    commitDraft,
    stepBy,
    onKeyDown,
  };
}
