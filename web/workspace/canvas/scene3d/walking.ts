import { create } from "zustand";

/** True while the 3D view is a walk through the rooms. It has no address: a link leads into the view, not onto somebody's feet. */
export const useWalking = create<{ readonly on: boolean }>()(() => ({ on: false }));

export const setWalking = (on: boolean): void => useWalking.setState({ on });
