import { openServerCost } from "../apps/server/testing/server-cost.ts";
import { type Bench, cpuOfEach, median } from "./measure.ts";

const ROWS = 1000;
const OFFERS = 3;

/**
 * A project of 1,000 rows on a server as it runs for people: the CPU of a recompute and of an offer, all threads and the database counted
 * but not the process of the PDF engine, and the time that others wait for the main thread while an offer is made, drawn and printed.
 */
export const bench: Bench = {
  name: "server-project",
  async run() {
    const cost = await openServerCost(ROWS);
    try {
      const [recompute, upsert] = await cpuOfEach([() => cost.recompute(), () => cost.rawUpsert()], {
        rounds: 9,
        warmUps: 5,
        clock: cost.clock,
      });
      const [offer, beside] = await cpuOfEach([() => cost.offer(), () => cost.recompute()], {
        rounds: OFFERS,
        warmUps: 2,
        clock: cost.clock,
      });
      const delays: { readonly p99: number; readonly max: number }[] = [];
      for (let n = 0; n < OFFERS; n++) {
        await cost.loopDelay();
        await Promise.all([cost.offer(), cost.smallRoute(200)]);
        delays.push(await cost.loopDelay());
      }
      const p99 = median(delays.map((delay) => delay.p99));
      const longest = Math.max(...delays.map((delay) => delay.max));
      return [
        {
          name: `server: recompute of ${ROWS} rows`,
          value: recompute!,
          unit: "ms",
          reference: `its document into jsonb: ${upsert!.toFixed(1)} ms`,
          ratio: recompute! / upsert!,
          bar: { of: "value", atMost: 150 },
        },
        {
          name: `server: an offer of ${ROWS} rows, without the PDF engine`,
          value: offer!,
          unit: "ms",
          reference: `a recompute in turn with it: ${beside!.toFixed(0)} ms`,
          ratio: offer! / beside!,
        },
        {
          name: `server: main thread while an offer of ${ROWS} rows is made, p99 of waiting`,
          value: p99,
          unit: "ms",
          reference: "wall time on a busy machine",
          ratio: null,
          bar: { of: "value", atMost: 50 },
        },
        {
          name: `server: main thread while an offer of ${ROWS} rows is made, longest wait of ${OFFERS} offers`,
          value: longest,
          unit: "ms",
          reference: "wall time on a busy machine",
          ratio: null,
        },
      ];
    } finally {
      await cost.close();
    }
  },
};
