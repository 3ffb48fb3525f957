/** One line of the table: a figure of ours, the reference measured beside it in the same run, and their ratio. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: string;
  /** Ours divided by the reference; `null` where nothing was measured beside it. */
  readonly ratio: number | null;
  /** True for a number of things of which there may be none; every other figure is above zero (`implausible`). */
  readonly counts?: true;
  /** The target, where there is one. It is shown, never asserted. */
  readonly bar?:
    | { readonly of: "value" | "ratio"; readonly atMost: number }
    | { readonly of: "value"; readonly atLeast: number };
}

export interface Bench {
  readonly name: string;
  run(): Promise<readonly Measure[]>;
}

/** Milliseconds of CPU, user and system, of all threads of this process. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export interface Rounds {
  /** Rounds that count. */
  readonly rounds?: number;
  /** Rounds before them that do not. */
  readonly warmUps?: number;
  /** Calls of each function in a round. */
  readonly calls?: number;
  /** CPU milliseconds used so far, where the work is not, or not only, done by this process. */
  readonly clock?: () => number;
}

/**
 * Median CPU milliseconds of one call of each function, measured in turn (A B A B …) so that a change of the machine's speed meets all
 * alike.
 */
export async function cpuOfEach(
  functions: readonly (() => unknown)[],
  { rounds = 9, warmUps = 2, calls = 1, clock = cpuMs }: Rounds = {},
): Promise<readonly number[]> {
  const samples: number[][] = functions.map(() => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (const [index, run] of functions.entries()) {
      const before = clock();
      for (let call = 0; call < calls; call++) {
        const pending = run();
        if (pending instanceof Promise) await pending;
      }
      if (round >= 0) samples[index]!.push((clock() - before) / calls);
    }
  }
  return samples.map(median);
}
