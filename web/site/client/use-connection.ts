import { create } from "zustand";

/** Whether the server can be reached, as the page's own requests have shown. */
export const useConnection = create<{ readonly isAway: boolean }>()(() => ({ isAway: false }));
