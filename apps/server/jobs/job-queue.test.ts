import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { type JobWorker, openJobQueue } from "./job-queue.ts";
import { readJob } from "./job-record.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

/** A queue of one kind beside the server's own. */
function openQueue(worker: JobWorker) {
  const { pool, log, maintenance } = stanza.server.context;
  const { databaseUrl } = stanza;
  return openJobQueue({
    pool,
    queueUrl: databaseUrl,
    databaseUrl,
    workers: [worker],
    takesJobs: true,
    maintenance,
    log,
  });
}

async function insertJob(kind: string, shop: string, input: object = {}): Promise<string> {
  const id = randomUUID();
  await stanza.server.context.pool.query(
    `insert into job (id, shop_id, kind, state, input, created_by)
      select $1, s.id, $2, 'queued', $3, u.id from app_user u, (select id from shop order by id offset $4 limit 1) s limit 1`,
    [id, kind, { ...input, shop }, shop === "A" ? 0 : 1],
  );
  return id;
}

/** The job once it has ended. */
async function ended(id: string) {
  for (;;) {
    const job = await readJob(stanza.server.context.pool, id);
    if (job && job.state !== "queued" && job.state !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Fills its memory until it dies of it. */
const GREEDY = "const all = []; for (;;) all.push(new Array(10_000).fill(0).map((_, i) => ({ i })));";

test("[F16] a job whose thread dies of memory fails once, with a code that says so, and the next one is done", async () => {
  let runs = 0;
  const queue = await openQueue({
    kind: "greedy",
    run: async ({ input }) => {
      runs++;
      if ((input as { isSmall?: boolean }).isSmall) return {};
      const thread = new Worker(GREEDY, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
      return new Promise((_, reject) => thread.once("error", reject));
    },
  });
  try {
    const [greedy, small] = [
      await insertJob("greedy", "A"),
      await insertJob("greedy", "A", { isSmall: true }),
    ];
    await queue.send("greedy", greedy);
    expect(await ended(greedy)).toMatchObject({ state: "failed", error: { code: "too-large" } });
    await queue.send("greedy", small);
    expect((await ended(small)).state).toBe("done");
    // A second try would have come two seconds after the first.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(runs).toBe(2);
  } finally {
    await queue.close();
  }
});

test("a shop's many jobs let another shop's in between, and none waits for a large one", async () => {
  const done: string[] = [];
  const large = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const queue = await openQueue({
    kind: "fair",
    isLarge: ({ input }) => (input as { name: string }).name === "large",
    run: async ({ input }) => {
      const { name } = input as { name: string };
      if (name === "large") await large.promise;
      if (name === "A1") await first.promise;
      done.push(name);
      return {};
    },
  });
  try {
    const send = async (name: string) => {
      const id = await insertJob("fair", name[0] === "B" ? "B" : "A", { name });
      await queue.send("fair", id);
      return id;
    };
    const waiting = await send("large");
    const ids: string[] = [];
    for (const name of ["A1", "A2", "A3", "A4", "B1", "B2"]) ids.push(await send(name));
    first.resolve();
    for (const id of ids) expect((await ended(id)).state).toBe("done");
    expect(done.indexOf("B1")).toBeLessThan(done.indexOf("A3"));
    expect(done.indexOf("B2")).toBeLessThan(done.indexOf("A4"));
    expect(done).not.toContain("large");
    large.resolve();
    expect((await ended(waiting)).state).toBe("done");
  } finally {
    large.resolve();
    first.resolve();
    await queue.close();
  }
});
