const PERCENT = /^(?:100|\d{1,2}(?:[.,]\d{1,2})?)$/;

/** Whether a field holds a percentage from 0 to 100 with at most two decimals, or nothing. */
export const isPercent = (typed: string): boolean => typed.trim() === "" || PERCENT.test(typed.trim());

/** A percentage as the server takes it; null: nothing was typed. */
export const percentOf = (typed: string): string | null =>
  typed.trim() === "" ? null : typed.trim().replace(",", ".");
