/** One measurement: the error of the guess in units of the measurement's accuracy, and its derivative by each unknown. */
export interface Observation {
  readonly residual: number;
  readonly by: readonly (readonly [unknown: number, slope: number])[];
}

const MOST_STEPS = 60;
const SMALL_ENOUGH = 1e-6;

/**
 * The unknowns that fit all observations best (least sum of squares), from a first guess, by the Levenberg–Marquardt method.
 *
 * observe  the observations at a guess; always as many
 *
 * Source: Marquardt, "An Algorithm for Least-Squares Estimation of Nonlinear Parameters", 1963.
 */
export function leastSquares(
  guess: readonly number[],
  observe: (at: readonly number[]) => readonly Observation[],
): readonly number[] {
  let at = guess;
  let observed = observe(at);
  let damping = 1e-3;
  for (let step = 0; step < MOST_STEPS && damping < 1e12; step++) {
    const move = solve(...normalEquations(observed, at.length, damping));
    const next = at.map((value, i) => value + move[i]!);
    const seen = observe(next);
    if (squares(seen) <= squares(observed)) {
      at = next;
      observed = seen;
      damping /= 10;
      if (Math.max(...move.map(Math.abs)) < SMALL_ENOUGH) break;
    } else damping *= 10;
  }
  return at;
}

const squares = (observations: readonly Observation[]): number =>
  observations.reduce((sum, { residual }) => sum + residual * residual, 0);

/** (JᵀJ + damping·diagonal) · move = −Jᵀr */
function normalEquations(
  observations: readonly Observation[],
  size: number,
  damping: number,
): [matrix: number[][], right: number[]] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  for (const { residual, by } of observations) {
    for (const [i, slope] of by) {
      right[i]! -= slope * residual;
      for (const [j, other] of by) matrix[i]![j]! += slope * other;
    }
  }
  for (let i = 0; i < size; i++) matrix[i]![i]! += damping * Math.max(matrix[i]![i]!, 1e-9);
  return [matrix, right];
}

/** Solves by Gauss elimination with row exchange; an unknown that no equation determines stays where it is. */
function solve(matrix: number[][], right: number[]): readonly number[] {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    const leading = matrix[column]![column]!;
    if (Math.abs(leading) < 1e-15) continue;
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row]![column]! / leading;
      if (factor === 0) continue;
      for (let k = column; k < size; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const leading = matrix[row]![row]!;
    if (Math.abs(leading) < 1e-15) continue;
    let rest = right[row]!;
    for (let k = row + 1; k < size; k++) rest -= matrix[row]![k]! * solution[k]!;
    solution[row] = rest / leading;
  }
  return solution;
}
