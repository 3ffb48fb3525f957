import type { TranslationChanges, Translations } from "@stanza/contract";

/** One text of the interface, as the translator shows it. */
export interface FoundText {
  readonly key: string;
  /** In English, the language that the interface is written in. */
  readonly source: string;
  /** The interface's own text in the language that is edited; undefined: it has none. */
  readonly own: string | undefined;
  /** As it stands now: typed, else saved, else the interface's own. */
  readonly now: string;
  readonly isWorded: boolean;
  readonly isDraft: boolean;
}

export interface TextQuery {
  readonly search: string;
  readonly show: "all" | "worded" | "missing";
}

interface Texts {
  readonly source: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
  readonly saved: Translations[string];
  readonly typed: TranslationChanges[string];
  /** Keys that were asked for and are nowhere. */
  readonly missing: readonly string[];
}

/** The texts whose key, source or wording has the typed words, in the order of their keys. */
export function foundTexts(
  { source, own, saved, typed, missing }: Texts,
  { search, show }: TextQuery,
): readonly FoundText[] {
  const wanted = search.trim().toLowerCase();
  const found: FoundText[] = [];
  for (const key of [...new Set([...Object.keys(source), ...missing])].toSorted()) {
    const draft = ownValue(typed, key);
    const base = ownValue(own, key);
    const worded = ownValue(saved, key);
    const now = draft === null ? (base ?? "") : (draft ?? worded ?? base ?? "");
    const text: FoundText = {
      key,
      source: ownValue(source, key) ?? "",
      own: base,
      now,
      isWorded: draft === undefined ? worded !== undefined : draft !== null,
      isDraft: draft !== undefined,
    };
    if (show === "worded" && !text.isWorded && !text.isDraft) continue;
    if (show === "missing" && now !== "") continue;
    if (wanted && !`${key}\n${text.source}\n${now}`.toLowerCase().includes(wanted)) continue;
    found.push(text);
  }
  return found;
}

/** A record's own value: a key such as `constructor` is a key like others. */
const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
