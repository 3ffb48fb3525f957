import { DIMENSION_KINDS, type DimensionKind } from "@stanza/project";
import { storage } from "@stanza/web-site";
import { create } from "zustand";

const KEY = "stanza.quote-flags";

/** The kinds of dimension that are shown (spec 2 §3: text, linear, angle, highlight). The browser keeps them under their old name. */
export const useDimensionFlags = create<{ readonly shown: readonly DimensionKind[] }>()(() => {
  const kept = storage.get(KEY)?.split(" ");
  return { shown: kept ? DIMENSION_KINDS.filter((kind) => kept.includes(kind)) : DIMENSION_KINDS };
});

export function showDimensions(kind: DimensionKind, on: boolean): void {
  const shown = DIMENSION_KINDS.filter((one) =>
    one === kind ? on : useDimensionFlags.getState().shown.includes(one),
  );
  storage.set(KEY, shown.join(" "));
  useDimensionFlags.setState({ shown });
}
