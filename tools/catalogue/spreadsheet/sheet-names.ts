export const CONTENTS = "Contents";
export const CAPTIONS = "Captions";
export const PRICE_LISTS = "Price lists";
export const SERVICES = "Services";
export const INLINE_OPTIONS = "Inline options";

/** The names of sheets for files: `options/fin.csv` is `options fin`, `prices/LIST01/items.csv` is `LIST01 items`. All different. */
export function sheetNames(files: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(
    [CONTENTS, CAPTIONS, PRICE_LISTS, SERVICES, INLINE_OPTIONS].map((name) => name.toLowerCase()),
  );
  const names = new Map<string, string>();
  for (const file of files) {
    const plain = file
      .replace(/\.csv$/i, "")
      .replace(/^prices\//, "")
      .replace(/[[\]:*?/\\]/g, " ")
      // A name that spreadsheets allow and do not reserve for themselves.
      .replace(/^'+|'+$/g, "")
      .trim();
    for (let n = 1; ; n++) {
      const suffix = n === 1 ? "" : ` ${n}`;
      const name = plain.slice(0, 31 - suffix.length).trim() + suffix;
      if (name === "" || taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      names.set(file, name);
      break;
    }
  }
  return names;
}
