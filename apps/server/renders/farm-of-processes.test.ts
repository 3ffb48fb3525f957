import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { queuePictures } from "./testing/queue-pictures.ts";

/** Pictures; `./test all` makes a thousand, with one of the three workers killed every ten seconds. */
const JOBS = Number(process.env.RENDERS ?? 60);
const IS_LONG = JOBS >= 1000;
const KILL_EVERY_MS = IS_LONG ? 10_000 : 250;
const MOST_KILLS = IS_LONG ? Number.POSITIVE_INFINITY : 3;
const PICTURE_MS = IS_LONG ? 150 : 30;
const QUICK_WORKER = fileURLToPath(new URL("./testing/quick-worker.ts", import.meta.url));

let stanza: TestServer;
let seller: Person;
const started: ChildProcess[] = [];
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("seller.milano");
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await stanza.close();
});

interface Running {
  readonly child: ChildProcess;
  readonly id: string;
}

async function worker(): Promise<Running> {
  const child = fork(QUICK_WORKER, [], {
    env: {
      ...process.env,
      DATABASE_URL: stanza.databaseUrl,
      DATA_DIR: stanza.folder,
      PICTURE_MS: String(PICTURE_MS),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.push(child);
  const [id] = (await once(child, "message")) as [string];
  return { child, id };
}

const count = async (where: string): Promise<number> =>
  (
    await stanza.server.context.pool.query<{ count: number }>(
      `select count(*)::int as count from render_job where ${where}`,
    )
  ).rows[0]!.count;

test(
  `[RF-01] ${JOBS} pictures by three processes, one killed again and again: each is made and charged once, credits exact`,
  async () => {
    await queuePictures(stanza, seller, JOBS);
    const began = performance.now();
    const workers = await Promise.all([worker(), worker(), worker()]);
    const { pool } = stanza.server.context;
    let kills = 0;
    let orphans = 0;
    let killedAt = performance.now();
    while ((await count("state in ('queued', 'running')")) > 0) {
      await sleep(20);
      if (kills >= MOST_KILLS || performance.now() - killedAt < KILL_EVERY_MS) continue;
      killedAt = performance.now();
      const at = kills++ % workers.length;
      const [{ child, id }] = [workers[at]!];
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      orphans += await count(`worker = '${id}'`);
      // The short form does not wait until the lease of the dead worker's picture is up.
      if (!IS_LONG) await pool.query("update render_job set lease_until = now() where worker = $1", [id]);
      workers[at] = await worker();
    }
    const { rows } = await pool.query(
      `select j.state, count(distinct j.id)::int as jobs, count(*) filter (where m.kind = 'booked')::int as booked,
          count(*) filter (where m.kind = 'charged')::int as charged, count(*) filter (where m.kind = 'refunded')::int as refunded
        from render_job j join render_movement m on m.job_id = j.id group by j.state`,
    );
    expect(rows).toEqual([{ state: "done", jobs: JOBS, booked: JOBS, charged: JOBS, refunded: 0 }]);
    expect(bodyOf(await seller.client.getRenderUser({}), 200).credits).toEqual({ available: 7, booked: 0 });
    // What a dead worker had in its hands was begun again.
    expect(await count("tries > 1")).toBe(orphans);
    if (IS_LONG)
      console.log(
        `${JOBS} pictures, ${kills} kills, ${orphans} of them with a picture in hand: ${Math.round((performance.now() - began) / 1000)} s`,
      );
  },
  60_000 + JOBS * 1000,
);
