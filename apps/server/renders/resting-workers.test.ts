import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { startWorkers } from "./start-workers.ts";
import { queuePictures } from "./testing/queue-pictures.ts";

let stanza: TestServer;
let seller: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("seller.milano");
});
afterAll(() => stanza.close());

async function workers(): Promise<readonly string[]> {
  const { rows } = await stanza.server.context.pool.query<{ id: string }>("select id from render_worker");
  return rows.map(({ id }) => id);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

test("[RF-01] a worker without a picture ends and is still offered; the next picture, or who is about to order one, starts it", async () => {
  const { pool } = stanza.server.context;
  const farm = startWorkers(1, {
    pool,
    databaseUrl: stanza.databaseUrl,
    listenUrl: stanza.databaseUrl,
    dataDirectory: stanza.folder,
    restMs: 100,
  });
  try {
    await until(async () => (await workers()).length === 1);
    const [first = ""] = await workers();
    // Its own line goes with it, and another stands in its place.
    await until(async () => (await workers()).length === 1 && !(await workers()).includes(first));
    expect(bodyOf(await seller.client.getRenderUser({}), 200).isRunning).toBe(true);
    await until(async () => (await workers()).length === 2);
    await until(async () => (await workers()).length === 1);

    await queuePictures(stanza, seller, 1);
    const done = "select count(*)::int as count from render_job where state = 'done'";
    await until(async () => (await pool.query<{ count: number }>(done)).rows[0]?.count === 1);
  } finally {
    await farm.close();
  }
  expect(await workers()).toEqual([]);
}, 40_000);
