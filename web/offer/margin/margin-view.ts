import type { LineMargin, OfferMargin, RowMargin } from "@stanza/pricing";
import { storage } from "@stanza/web-site";
import { createContext, useContext } from "react";
import { create } from "zustand";

const KEY = "purchase-prices";

/** Whether purchase prices stand in the offer. Off until somebody wants them, so that no client sees them by chance. */
export const useMarginSwitch = create<{ readonly on: boolean }>()(() => ({ on: storage.get(KEY) === "1" }));

/** Shows or hides purchase prices, now and on the next visit with this browser. */
export function switchMargin(on: boolean): void {
  useMarginSwitch.setState({ on });
  storage.set(KEY, on ? "1" : undefined);
}

/** The margin of the offer on the page; `null`: it is hidden, on its way, or not for this person. */
export const MarginShown = createContext<OfferMargin | null>(null);

export function useRowMargin(rowId: string): RowMargin | undefined {
  return useContext(MarginShown)?.rows.find((row) => row.rowId === rowId);
}

export function useLineMargin(rowId: string, lineId: string): LineMargin | undefined {
  return useRowMargin(rowId)?.lines.find((line) => line.lineId === lineId);
}
