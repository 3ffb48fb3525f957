import { openServerCost } from "../apps/server/testing/server-cost.ts";
import { type Bench, cpuOfEach, type Measure } from "./measure.ts";

/** Two documents of about 200 KB: hardly anything to evaluate, and as many rows as fit. */
const DOCUMENTS = [
  { rows: 20, noteLength: 9_700, saves: 12, warmUps: 15, what: "20 rows with long notes" },
  {
    rows: 1030,
    noteLength: 0,
    saves: 2,
    warmUps: 5,
    what: "1,030 rows, evaluation kept from the save before",
  },
];

/** A save through the API, its CPU in server and database, against putting the same document into a jsonb column by one statement. */
export const bench: Bench = {
  name: "save",
  async run() {
    const measures: Measure[] = [];
    for (const { rows, noteLength, saves, warmUps, what } of DOCUMENTS) {
      const cost = await openServerCost(rows, noteLength);
      try {
        const [save, upsert] = await cpuOfEach([() => cost.save(), () => cost.rawUpsert()], {
          rounds: 9,
          warmUps,
          calls: saves,
          clock: cost.clock,
        });
        measures.push({
          name: `save, ${(cost.documentBytes / 1000).toFixed(0)} KB: ${what}`,
          value: save!,
          unit: "ms",
          reference: `insert … on conflict of jsonb by pg: ${upsert!.toFixed(1)} ms`,
          ratio: save! / upsert!,
          bar: { of: "ratio", atMost: 1.2 },
        });
      } finally {
        await cost.close();
      }
    }
    return measures;
  },
};
