import { create } from "zustand";

/** What the catalogue drawer lists. */
export type DrawerChoice = "articles" | "ideas";

export const useDrawerChoice = create<{ readonly what: DrawerChoice }>()(() => ({ what: "articles" }));

/** Shows articles or galleries the next time the drawer is open, and now. */
export const showInDrawer = (what: DrawerChoice): void => useDrawerChoice.setState({ what });
