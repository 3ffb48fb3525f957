/** The place where a page of a list ended: the key that the list is ordered by, and the id that decides between equals. */
export interface ListPlace {
  readonly key: string;
  readonly id: number;
}

/** The text by which the next page is asked for. order: name of the list's order, so that a cursor of one is none of another */
export function cursorOf(order: string, { key, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString("base64url");
}

/** The place of a cursor; undefined: the text is no cursor of this order. fits: true for a key that the database can read */
export function placeOf(
  cursor: string,
  order: string,
  fits: (key: string) => boolean,
): ListPlace | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(read)) return undefined;
    const [of, key, id] = read as readonly unknown[];
    const isPlace =
      of === order && typeof key === "string" && fits(key) && Number.isSafeInteger(id) && Number(id) >= 0;
    return isPlace ? { key, id: Number(id) } : undefined;
  } catch {
    return undefined;
  }
}

/** A page of the rows that were read for it: one more than its limit, which says that there is another page. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  nextOf: (last: T) => string,
): { readonly page: readonly T[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : nextOf(last) };
}

/** A moment as a key: ISO text to the millisecond, as the columns of changes keep it; of a day that there is. */
export const isMomentKey = (key: string): boolean => {
  const at = Date.parse(key);
  return /^(?!0000)\d{4}-/.test(key) && !Number.isNaN(at) && new Date(at).toISOString() === key;
};

/** The words of a typed search, each as a pattern of `like` that finds it anywhere; ten at most. */
export const wordPatterns = (search: string): readonly string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
