import { create } from "zustand";

/** True while the menu of the selection's bar is open: a long press opens it too. */
export const useSelectionMenu = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const openSelectionMenu = (): void => useSelectionMenu.setState({ isOpen: true });

export const showSelectionMenu = (isOpen: boolean): void => useSelectionMenu.setState({ isOpen });
