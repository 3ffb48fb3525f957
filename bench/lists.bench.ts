import { openManyProjects } from "../apps/server/testing/many-projects.ts";
import { openServerCost } from "../apps/server/testing/server-cost.ts";
import { type Bench, cpuOfEach, type Measure, median } from "./measure.ts";

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;

/** What people ask the lists for. A page has twenty lines, so that the smallest shop has fifty pages. */
const ASKED: readonly (readonly [name: string, path: string])[] = [
  ["first page", "/api/projects?limit=20"],
  ["search, a family's name", "/api/projects?limit=20&search=rossi"],
  ["search, a word that a tenth has", "/api/projects?limit=20&search=kuche"],
  ["search, two words in part", "/api/projects?limit=20&search=itche%20bianch"],
  ["search, two letters that nobody has", "/api/projects?limit=20&search=qz"],
  ["search, an offer's number", "/api/projects?limit=20&search=2025-0100500"],
  ["one status", "/api/projects?limit=20&status=inProduction"],
  ["one status and a word", "/api/projects?limit=20&status=rejected&search=kitchen"],
  ["by name", "/api/projects?limit=20&sort=name"],
  ["by total", "/api/projects?limit=20&sort=-total"],
  ["customers", "/api/customers?limit=20"],
  ["customers, a part of a name", "/api/customers?limit=20&search=ssill"],
];

interface Page {
  readonly next: string | null;
}

/** Lists of a shop that grows, beside ten other shops, as its seller asks for them. */
export const bench: Bench = {
  name: "lists",
  async run() {
    const cost = await openServerCost(1);
    const many = await openManyProjects(cost.databaseUrl);
    const measures: Measure[] = [];
    try {
      for (const size of SIZES) {
        await many.grow(size);
        const behind = await cursorOfPage(50, cost.answer);
        const asked = [...ASKED, ["page 50", `/api/projects?limit=20&cursor=${behind}`] as const];
        for (const [name, path] of asked)
          measures.push(await measure(`${name}, ${size.toLocaleString("en-GB")} of each`, path));
      }
      measures.push(await listOfFifty());
      return measures;
    } finally {
      await many.close();
      await cost.close();
    }

    async function measure(name: string, path: string): Promise<Measure> {
      const elapsed: number[] = [];
      const ask = async () => {
        const before = performance.now();
        await cost.ask(path, 1);
        elapsed.push(performance.now() - before);
      };
      const [server] = await cpuOfEach([ask], { rounds: ROUNDS, clock: cost.serverMs });
      const [database, least] = await cpuOfEach([ask, many.selectOne], {
        rounds: ROUNDS,
        clock: cost.databaseMs,
      });
      return {
        name,
        value: server! + database!,
        unit: "ms",
        reference: `database ${database!.toFixed(2)} ms, select 1 ${least!.toFixed(2)} ms; elapsed ${median(elapsed).toFixed(0)} ms`,
        ratio: database! / least!,
        bar: { of: "value", atMost: 50 },
      };
    }

    /** The server's part alone, as server.md §11 counts it. */
    async function listOfFifty(): Promise<Measure> {
      const requests = 50;
      const [list, hello] = await cpuOfEach(
        [() => cost.ask("/api/projects?limit=50", requests), () => cost.hello(requests, 1)],
        { rounds: ROUNDS, clock: () => cost.serverMs() + cost.referenceMs() },
      );
      return {
        name: "list of 50, the server's part",
        value: list! / requests,
        unit: "ms",
        reference: `a bare Fastify hello, one at a time: ${(hello! / requests).toFixed(2)} ms`,
        ratio: list! / hello!,
        bar: { of: "ratio", atMost: 3.5 },
      };
    }
  },
};

/** The cursor that leads to a page, gone there page by page. */
async function cursorOfPage(number: number, answer: (path: string) => Promise<unknown>): Promise<string> {
  let cursor = "";
  for (let page = 1; page < number; page++) {
    const { next } = (await answer(`/api/projects?limit=20${cursor && `&cursor=${cursor}`}`)) as Page;
    if (next === null) throw new Error(`The list ends at page ${page}.`);
    cursor = next;
  }
  return cursor;
}
