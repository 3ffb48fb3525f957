/** Items that an index can number. */
export const MOST_ITEMS = 2 ** 21;

/** An item that has a word, as one number: the item, then how much the word counts for it (7 bits), then its field (3 bits). */
export const packPosting = (item: number, weight: number, field: number): number =>
  (item << 10) | (weight << 3) | field;

/** The parts of a packed posting as SQL. posting: name of a column */
export const postingSql = {
  item: (posting: string) => `(${posting} >> 10)`,
  weight: (posting: string) => `((${posting} >> 3) & 127)`,
  field: (posting: string) => `(${posting} & 7)`,
};
