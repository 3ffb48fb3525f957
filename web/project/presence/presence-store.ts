import { create } from "zustand";

/** Names of the other people who have the open project open, in alphabetical order. */
export const usePresence = create<{ readonly names: readonly string[] }>()(() => ({ names: [] }));
