/** Version of the stored form; `migrate.ts` brings older ones here. */
export const STORED_FORMAT = 1;

/** Source of a value: chosen by the user, header, default, forced by the host, preset of the article. */
export const STORED_SOURCES = { user: "u", header: "h", default: "d", forced: "f", preset: "p" } as const;
