import {
  formatInches,
  type LengthQuestion,
  type LengthRange,
  type LengthUnit,
  lengthQuestion,
} from "@stanza/quantities";
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
  /** Lengths that can be meant; others are asked about. Absent: those between `min` and `max`. */
  readonly usual?: LengthRange;
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

/**
 * The behaviour of a number field: typing commits on Enter or on leaving, Escape takes the typing back, arrow keys step at once. A length
 * that cannot be meant is asked about instead; the next Enter takes what was meant.
 */
export function useNumberEntry({ value, unit, lengthUnit, usual, onCommit, ...range }: NumberEntry) {
  const { language } = useTranslation().i18n;
  const visit = useRef("");
  const [draft, setDraftText] = useState<Draft | null>(null);
  const [asked, setAsked] = useState<LengthQuestion | null>(null);
  const setDraft = (next: Draft | null) => {
    setDraftText(next);
    setAsked(null);
  };
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
    const meant = usual ?? rangeOf(range);
    const question = unit === "mm" && meant ? lengthQuestion(draft.text, lengthUnit, meant) : null;
    if (typed === undefined) setDraft(null);
    else if (question) setAsked(question);
    else draft.commit(typed);
  };
  const takeMeant = () => {
    if (asked !== null) draft?.commit(asked.mm);
  };
  const stepBy = (sense: 1 | -1, times = 1) => {
    const typed = draft === null ? undefined : typedNumber(draft.text, unit, lengthUnit);
    commit(stepped(typed ?? value ?? range.min ?? 0, sense, times, range));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && asked) {
      // The form around it, if any, is sent by the next Enter.
      event.preventDefault();
      takeMeant();
    } else if (event.key === "Enter") commitDraft();
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
    /** The open question about what was typed. */
    asked,
    takeMeant,
    stepBy,
    onKeyDown,
  };
}

const rangeOf = ({ min, max }: Pick<NumberEntry, "min" | "max">): LengthRange | null =>
  min !== undefined && max !== undefined ? { min, max } : null;
