/** For a bar along the bottom of the screen: on a phone toasts stand above it. */
export const TOAST_FLOOR = { "data-toast-floor": "" } as const;
