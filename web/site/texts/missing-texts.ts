import { create } from "zustand";

/** More are not noted: somebody asks for keys without end, which no translator would read. */
const MOST = 200;

const useMissing = create<{ readonly keys: readonly string[] }>()(() => ({ keys: [] }));

/** Noted, but not told yet: a component that renders must not change what others show. */
const noted = new Set<string>();

/** Notes a text that was asked for and that no language has, for the translator to see (ux.md §5.21). */
export function noteMissing(key: string): void {
  if (noted.size >= MOST || noted.has(key)) return;
  noted.add(key);
  if (noted.size === useMissing.getState().keys.length + 1)
    queueMicrotask(() => useMissing.setState({ keys: [...noted] }));
}

/** The keys of texts that were asked for and that are nowhere, since the page was loaded. */
export const missingTexts = (): readonly string[] => useMissing.getState().keys;

/** The same for a component. */
export const useMissingTexts = (): readonly string[] => useMissing((state) => state.keys);
