import { create } from "zustand";

/** Whether a finger on the plan draws a rectangle that selects, instead of moving the view. A mouse always does. */
export const useMarqueeMode = create<{ readonly on: boolean }>()(() => ({ on: false }));

export const isMarqueeMode = (): boolean => useMarqueeMode.getState().on;

export const setMarqueeMode = (on: boolean): void => useMarqueeMode.setState({ on });
