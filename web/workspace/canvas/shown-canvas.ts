/** The view that is shown, the first of two; `null`: there is none yet. */
export const shownCanvas = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-canvas]");
