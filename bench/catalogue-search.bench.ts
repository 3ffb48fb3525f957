import { openSearchCost } from "../apps/server/testing/search-cost.ts";
import { largeCatalogue } from "./large-catalogue.ts";
import type { Bench } from "./measure.ts";

const ARTICLES = 10_000;
const ROUNDS = 12;

/** Texts that people type: a letter, beginnings, words of three languages, mistakes, sizes, codes in part and as a whole, and nonsense. */
const TYPED = [
  ..."b|ba|base|base unit|base 600|unit 60 oak|oven|backofen|forno|lavello|spule|eiche natur".split("|"),
  ..."weiß matt|drawer|schublade|cassetti 900|wall unit walnut|600|60x72|600x880|60 x 58 cm|tall".split("|"),
  ..."fornp|bakcofen|dishwahser|walnutt|natrual oak|BASE-1D|base1d600|00042|xyzzy|oven wardrobe".split("|"),
];

/** Article search as the server does it, wall clock, against the least that a question to the same database takes. */
export const bench: Bench = {
  name: "catalogue search",
  async run() {
    const cost = await openSearchCost(largeCatalogue(ARTICLES));
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
      return [
        {
          name: `article search, ${ARTICLES.toLocaleString("en-GB")} articles, p95`,
          value: found,
          unit: "ms",
          reference: `select 1, p95: ${least.toFixed(2)} ms`,
          ratio: found / least,
          bar: { of: "value", atMost: 50 },
        },
        {
          name: `index of ${ARTICLES.toLocaleString("en-GB")} articles, made once a version`,
          value: cost.indexedInMs / 1000,
          unit: "s",
          reference: "",
          ratio: null,
        },
      ];
    } finally {
      await cost.close();
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
