/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it, so that opening another person's file runs nothing;
 * one that looks as if it had been guarded gets another, so that nothing is lost on the way back.
 */
const TAKEN_FOR_FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Guards a cell of a CSV file, where the text is all there is. */
export function guarded(text: string): string {
  return TAKEN_FOR_FORMULA.test(text) ? `'${text}` : text;
}

/** Guards a cell of a workbook: it is of type text already, so that only a text that looks guarded needs its apostrophe. */
export function guardedInWorkbook(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);
