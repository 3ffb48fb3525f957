import { openServerCost } from "../apps/server/testing/server-cost.ts";
import { type Bench, cpuOfEach } from "./measure.ts";

const REQUESTS = 4000;

/** Server CPU of the smallest real route, its answer checked against the contract, against a bare Fastify saying hello. */
export const bench: Bench = {
  name: "http",
  async run() {
    const cost = await openServerCost(1);
    try {
      const [small, hello] = await cpuOfEach([() => cost.smallRoute(REQUESTS), () => cost.hello(REQUESTS)], {
        rounds: 9,
        warmUps: 3,
        clock: cost.clock,
      });
      return [
        {
          name: "GET /healthz",
          value: (small! / REQUESTS) * 1000,
          unit: "µs",
          reference: `a bare Fastify hello: ${((hello! / REQUESTS) * 1000).toFixed(0)} µs`,
          ratio: small! / hello!,
          bar: { of: "ratio", atMost: 1.7 },
        },
      ];
    } finally {
      await cost.close();
    }
  },
};
