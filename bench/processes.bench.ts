import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Bench, median } from "./measure.ts";
import { type LoadedServer, openLoadedServer } from "./server-load/loaded-server.ts";

const HERE = new URL("..", import.meta.url).pathname;
const PROCESSES = 3;
const ROUNDS = 3;
const ROUND_MS = 4_000;
const CONNECTIONS = 24;

/**
 * What three processes answer on two cores, beside what one does: who is signed in, for which the database does little and the server's main
 * thread nearly all. Worked out from the CPU of an answer, because elapsed time measures the neighbours of a shared machine, and the
 * generator needs a core itself: one process is full when its thread is, three when both cores are. The database stands on another machine in
 * this sum (it may not be the limit), and its CPU is told beside it.
 */
export const bench: Bench = {
  name: "processes",
  async run() {
    const one = await openLoadedServer(HERE, { rows: 5, projects: 1 });
    const several = await openLoadedServer(HERE, {
      rows: 5,
      projects: 1,
      env: { PROCESSES: String(PROCESSES) },
    });
    try {
      const costs: { readonly one: Cost[]; readonly several: Cost[] } = { one: [], several: [] };
      await costOf(one);
      await costOf(several);
      for (let round = 0; round < ROUNDS; round++) {
        costs.one.push(await costOf(one));
        costs.several.push(await costOf(several));
      }
      const of = (all: readonly Cost[], part: keyof Cost) => median(all.map((cost) => cost[part]));
      const alone = 1000 / of(costs.one, "server");
      const together = (2 * 1000) / of(costs.several, "server");
      return [
        {
          name: `answers of ${PROCESSES} processes on two cores, by their CPU`,
          value: together / alone,
          unit: "×",
          reference: `${together.toFixed(0)} and ${alone.toFixed(0)}/s; elapsed, with the generator on the same cores: ${of(costs.several, "rate").toFixed(0)} and ${of(costs.one, "rate").toFixed(0)}/s; the database ${of(costs.several, "database").toFixed(2)} ms an answer`,
          ratio: together / alone,
          bar: { of: "value", atLeast: 1.7 },
        },
      ];
    } finally {
      await one.close();
      await several.close();
    }
  },
};

/** CPU ms of an answer, and answers a second. */
interface Cost {
  readonly server: number;
  readonly database: number;
  readonly rate: number;
}

async function costOf(server: LoadedServer): Promise<Cost> {
  const spent = (kind: "server" | "database") =>
    server
      .processes()
      .filter((one) => one.kind === kind)
      .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const before = { server: spent("server"), database: spent("database") };
  const rate = await rateOf(server);
  const answers = (rate * ROUND_MS) / 1000;
  return {
    server: (spent("server") - before.server) / answers,
    database: (spent("database") - before.database) / answers,
    rate,
  };
}

/** Answers a second, asked from a thread of its own by connections that stay open. */
async function rateOf({ url, tokens }: LoadedServer): Promise<number> {
  const worker = new Worker(new URL("./server-load/request-rate.ts", import.meta.url), {
    workerData: { url: `${url}/api/session`, token: tokens[0], connections: CONNECTIONS, forMs: ROUND_MS },
  });
  const [rate] = (await once(worker, "message")) as [number];
  await worker.terminate();
  return rate;
}
