/** One line of the table: a figure of ours, the reference measured beside it in the same run, and their ratio. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: string;
  /** Ours divided by the reference; `null` where the reference is a bar and not a measurement. */
  readonly ratio: number | null;
}

export interface Bench {
  readonly name: string;
  run(): Promise<readonly Measure[]>;
}

/** Milliseconds of CPU, user and system, that this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Median CPU milliseconds of one call of each function, measured in turn (A B A B …) so that a change of the machine's speed meets all
 * alike. The first round warms up and does not count.
 */
export async function cpuOfEach(
  functions: readonly (() => unknown)[],
  { rounds = 9, calls = 1 }: { readonly rounds?: number; readonly calls?: number } = {},
): Promise<readonly number[]> {
  const samples: number[][] = functions.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, run] of functions.entries()) {
      const before = cpuMs();
      for (let call = 0; call < calls; call++) await run();
      if (round > 0) samples[index]!.push((cpuMs() - before) / calls);
    }
  }
  return samples.map(median);
}
