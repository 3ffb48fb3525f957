import { create } from "zustand";

/** Whether the 3D view is a walk through the rooms. It is no address of its own: a link leads into the view, not onto somebody's feet. */
export const useWalking = create<{ readonly on: boolean }>()(() => ({ on: false }));

export const setWalking = (on: boolean): void => useWalking.setState({ on });
