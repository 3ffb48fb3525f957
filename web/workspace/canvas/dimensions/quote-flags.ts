import { QUOTE_KINDS, type QuoteKind } from "@stanza/project";
import { storage } from "@stanza/web-site";
import { create } from "zustand";

const KEY = "stanza.quote-flags";

/** Which kinds of quotes are shown (spec 2 §3: text, linear, angle, highlight); remembered by the browser. */
export const useQuoteFlags = create<{ readonly shown: readonly QuoteKind[] }>()(() => {
  const kept = storage.get(KEY)?.split(" ");
  return { shown: kept ? QUOTE_KINDS.filter((kind) => kept.includes(kind)) : QUOTE_KINDS };
});

export function showQuotes(kind: QuoteKind, on: boolean): void {
  const shown = QUOTE_KINDS.filter((one) =>
    one === kind ? on : useQuoteFlags.getState().shown.includes(one),
  );
  storage.set(KEY, shown.join(" "));
  useQuoteFlags.setState({ shown });
}
