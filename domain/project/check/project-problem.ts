/** A fault with its place: `rows.3.placement.offset`, `At rows.3.placement.offset: expected a number`. */
export interface ProjectProblem {
  readonly path: string;
  readonly message: string;
}
