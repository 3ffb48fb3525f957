/** Characters of a version's name, at most. */
export const MAX_VERSION_NAME = 100;

/** Versions of one project, at most, and the bytes that their different documents may have together. ASSUMED. */
export const VERSION_LIMITS = { versions: 100, bytes: 100 * 1024 * 1024 } as const;

/**
 * The name of a version as it is kept: without space around it and with single ones in it; `null` for a text that names nothing or is too
 * long.
 */
export function versionName(typed: string): string | null {
  const name = typed
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  return name === "" || name.length > MAX_VERSION_NAME ? null : name;
}

/** What two names have in common that a person would take for the same: case and ways of writing a character do not count. */
export const versionKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/**
 * A name that is none of `taken`: the wanted one, or the same with a number behind it.
 *
 * taken   keys of the names that there are
 */
export function freeVersionName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : ` (${number})`;
    const name = wanted.slice(0, MAX_VERSION_NAME - end.length).trimEnd() + end;
    if (!taken.has(versionKey(name))) return name;
  }
}
