import type { TranslationChanges } from "@stanza/contract";
import { storage } from "@stanza/web-site";
import { create } from "zustand";
import { sourceOf, textFault } from "./check-text.ts";

const KEY = "stanza.translator";

/** Changes that are typed but not saved, by language and key; null gives a text back to the interface's own. */
export interface Drafts {
  readonly changes: TranslationChanges;
}

/** What was typed before a reload, where it can still be read. */
function kept(): TranslationChanges {
  try {
    const read: unknown = JSON.parse(storage.get(KEY) ?? "{}");
    return typeof read === "object" && read !== null && !Array.isArray(read)
      ? (read as TranslationChanges)
      : {};
  } catch {
    return {};
  }
}

export const useDrafts = create<Drafts>()(() => ({ changes: kept() }));

/** Types a text; undefined takes the change back. Kept on this device until it is saved or discarded (ux.md §5.21). */
export function draft(language: string, key: string, text: string | null | undefined): void {
  const { changes } = useDrafts.getState();
  const { [key]: _, ...others } = changes[language] ?? {};
  put({ ...changes, [language]: text === undefined ? others : { ...others, [key]: text } });
}

/** After a save that the server has confirmed, or when everything typed is given up. */
export const discardDrafts = (): void => put({});

function put(changes: TranslationChanges): void {
  const own = Object.fromEntries(
    Object.entries(changes).filter(([, texts]) => Object.keys(texts).length > 0),
  );
  storage.set(KEY, Object.keys(own).length === 0 ? undefined : JSON.stringify(own));
  useDrafts.setState({ changes: own });
}

export const countOf = (changes: TranslationChanges): number =>
  Object.values(changes).reduce((sum, texts) => sum + Object.keys(texts).length, 0);

/** True: one of the changes would lose or invent a value that its source is given. */
export const hasFault = (changes: TranslationChanges, source: Readonly<Record<string, string>>): boolean =>
  Object.values(changes).some((texts) =>
    Object.entries(texts).some(
      ([key, text]) =>
        text !== null && text.trim() !== "" && textFault(sourceOf(source, key) ?? text, text) !== null,
    ),
  );
