import { openSearchCost } from "../apps/server/testing/search-cost.ts";
import { largeCatalogue } from "./large-catalogue.ts";
import type { Bench, Measure } from "./measure.ts";

const SIZES = [1_000, 10_000, 50_000];
const ROUNDS = 12;

/** Texts that people type: a letter, beginnings, words of three languages, mistakes, sizes, codes in part and as a whole, and nonsense. */
const TYPED = [
  ..."b|ba|base|base unit|base 600|unit 60 oak|oven|backofen|forno|lavello|spule|eiche natur".split("|"),
  ..."weiß matt|drawer|schublade|cassetti 900|wall unit walnut|600|60x72|600x880|60 x 58 cm|tall".split("|"),
  ..."fornp|bakcofen|dishwahser|walnutt|natrual oak|BASE-1D|base1d600|00042|xyzzy|oven wardrobe".split("|"),
];

/**
 * Article search as the server does it, wall clock, against the least that a question to the same database takes; and the CPU of making its
 * index, once a version.
 */
export const bench: Bench = {
  name: "catalogue search",
  async run() {
    const measures: Measure[] = [];
    for (const size of SIZES) measures.push(...(await ofSize(size)));
    return measures;
  },
};

async function ofSize(size: number): Promise<readonly Measure[]> {
  const articles = `${size.toLocaleString("en-GB")} articles`;
  const cost = await openSearchCost(largeCatalogue(size));
  try {
    const searches: number[] = [];
    const roundTrips: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      for (const text of TYPED) {
        const search = await timed(() => cost.find(text));
        const roundTrip = await timed(() => cost.roundTrip());
        if (round < 0) continue;
        searches.push(search);
        roundTrips.push(roundTrip);
      }
    }
    const [found, least] = [percentile95(searches), percentile95(roundTrips)];
    const { here, database } = cost.indexed;
    return [
      {
        name: `article search, ${articles}, p95`,
        value: found,
        unit: "ms",
        reference: `select 1, p95: ${least.toFixed(2)} ms`,
        ratio: found / least,
        ...(size === 10_000 ? { bar: { of: "value", atMost: 50 } as const } : {}),
      },
      {
        name: `index of ${articles}, made once a version`,
        value: (here + database) / 1000,
        unit: "s",
        reference: `the database ${(database / 1000).toFixed(2)} s of it`,
        ratio: null,
        ...(size === 10_000 ? { bar: { of: "value", atMost: 2 } as const } : {}),
      },
    ];
  } finally {
    await cost.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
