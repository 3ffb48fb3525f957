import { create } from "zustand";
import type { Place } from "./place.ts";

interface ScreenTexts {
  /** Where texts stand on the screen as it was read last. */
  readonly places: readonly Place[];
  /** The places whose wordings the panel shows, or all texts of the screen; null: it is closed. */
  readonly shown: readonly Place[] | "all" | null;
}

export const useScreenTexts = create<ScreenTexts>()(() => ({ places: [], shown: null }));

export const showAll = (): void => useScreenTexts.setState({ shown: "all" });
export const showPlaces = (places: readonly Place[]): void => useScreenTexts.setState({ shown: places });
export const closePanel = (): void => useScreenTexts.setState({ shown: null });

/** The screen was read again: what the panel shows is shown as it reads now. */
export function screenRead(places: readonly Place[]): void {
  const { shown } = useScreenTexts.getState();
  const now = Array.isArray(shown)
    ? (shown as readonly Place[]).map((one) => places.find((other) => isSamePlace(one, other)) ?? one)
    : shown;
  useScreenTexts.setState({ places, shown: now });
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.element === other.element &&
  one.node === other.node &&
  one.attribute === other.attribute &&
  one.spans.every(({ key }) => other.spans.some((span) => span.key === key));
