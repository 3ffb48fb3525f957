/** Letters and signs of units behind a digit: `3m`, `180cm`, `10'6"`, `5 1/2"`. */
const UNIT_KEY = /^[mMcC'"/ ]$/;

/** The typed text of a length after one more key; `null` for a key that types nothing. */
export function typedLengthAfter(typed: string, key: string): string | null {
  if (key === "Backspace") return typed.slice(0, -1);
  return /^[0-9.,]$/.test(key) || (/\d/.test(typed) && UNIT_KEY.test(key)) ? typed + key : null;
}

/** Returns true for a key that belongs to a unit, once a length is being typed. */
export const isUnitKey = (key: string): boolean => UNIT_KEY.test(key);
