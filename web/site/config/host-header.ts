import { create } from "zustand";

/** Whether the page around this one asked for a page without header (spec 1 §2, `hideheader`). */
export const useHostHeader = create<{ readonly isHidden: boolean }>()(() => ({ isHidden: false }));

/** Hides the header because the page around this one asks for it, or shows it again. */
export function hideHeader(isHidden: boolean): void {
  useHostHeader.setState({ isHidden });
}
