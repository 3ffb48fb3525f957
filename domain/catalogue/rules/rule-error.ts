/** Reasons why a checked formula can still fail for some values. */
export type RuleErrorCode = "E_DIV0" | "E_RANGE" | "E_TABLE" | "E_STEPS" | "E_NUMBER";

/** Thrown inside compiled formulas only; the evaluation turns it into a problem of the article. */
export class RuleError extends Error {
  readonly code: RuleErrorCode;
  constructor(code: RuleErrorCode, detail: string) {
    super(detail);
    this.name = "RuleError";
    this.code = code;
  }
}
