import type { TranslationChanges, Translations } from "@stanza/contract";
import { sourceOf } from "./check-text.ts";

/** One text of the interface, as the translator shows it. */
export interface FoundText {
  readonly key: string;
  /** In English, the language that the interface is written in. */
  readonly source: string;
  /** The interface's own text in the language that is edited; undefined: it has none. */
  readonly own: string | undefined;
  /** As it stands now: typed, else saved, else the interface's own. */
  readonly now: string;
  /** As everybody reads it until the draft is saved. */
  readonly before: string;
  readonly isWorded: boolean;
  readonly isDraft: boolean;
}

export interface TextQuery {
  readonly search: string;
  readonly show: "all" | "worded" | "missing";
}

export interface Texts {
  readonly source: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
  readonly saved: Translations[string];
  readonly typed: TranslationChanges[string];
}

/** The texts whose key, source or wording has the typed words, in the order of their keys. */
export function foundTexts(
  {
    missing,
    ...texts
  }: Texts & {
    /** Keys that were asked for and are nowhere. */
    readonly missing: readonly string[];
  },
  { search, show }: TextQuery,
): readonly FoundText[] {
  const wanted = search.trim().toLowerCase();
  const found: FoundText[] = [];
  for (const key of [...new Set([...Object.keys(texts.source), ...missing])].toSorted()) {
    const text = foundText(texts, key);
    const { now } = text;
    if (show === "worded" && !text.isWorded && !text.isDraft) continue;
    if (show === "missing" && now !== "") continue;
    if (wanted && !`${key}\n${text.source}\n${now}`.toLowerCase().includes(wanted)) continue;
    found.push(text);
  }
  return found;
}

/** One text in the language that is edited. */
export function foundText({ source, own, saved, typed }: Texts, key: string): FoundText {
  const draft = ownValue(typed, key);
  const base = sourceOf(own, key);
  const worded = ownValue(saved, key);
  // A plural form that the interface does not have is said as `other` is, in the words that stand there now.
  const likeOther = Object.hasOwn(own, key) ? undefined : sourceOf(saved ?? {}, key);
  const before = worded ?? likeOther ?? base ?? "";
  return {
    key,
    source: sourceOf(source, key) ?? "",
    own: base,
    now: draft === null ? (base ?? "") : (draft ?? before),
    before,
    isWorded: draft === undefined ? worded !== undefined : draft !== null,
    isDraft: draft !== undefined,
  };
}

/** A record's own value: a key such as `constructor` is a key like others. */
const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
