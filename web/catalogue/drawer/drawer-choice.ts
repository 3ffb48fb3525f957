import { create } from "zustand";

/** The content of the catalogue drawer. */
export type DrawerChoice = "articles" | "ideas";

export const useDrawerChoice = create<{ readonly what: DrawerChoice }>()(() => ({ what: "articles" }));

/** Shows articles or galleries the next time the drawer is open, and now. */
export const showInDrawer = (what: DrawerChoice): void => useDrawerChoice.setState({ what });
