/** As often as a page that shows a project says so, and as long as it is believed to show it after it has said nothing more, ms. */
export const PRESENCE = { everyMs: 20_000, goneAfterMs: 45_000 } as const;
