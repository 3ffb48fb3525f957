import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openListener } from "../db/listen.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { RENDER_QUEUED } from "./render-record.ts";
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

test("[RF-01] a worker without a picture ends and is still offered; the next picture starts it", async () => {
  const { pool } = stanza.server.context;
  const farm = startWorkers(1, {
    pool,
    databaseUrl: stanza.databaseUrl,
    listenUrl: stanza.databaseUrl,
    dataDirectory: stanza.folder,
    restMs: 100,
  });
  try {
    const asked = async () => bodyOf(await seller.client.getRenderUser({}), 200).isRunning;
    await until(asked);
    // The one that told what it can do has ended when only what stands in for it is left.
    await until(async () => (await workers()).length === 1);
    expect(await asked()).toBe(true);

    await queuePictures(stanza, seller, 1);
    const done = "select count(*)::int as count from render_job where state = 'done'";
    await until(async () => (await pool.query<{ count: number }>(done)).rows[0]?.count === 1);
  } finally {
    await farm.close();
  }
  expect(await workers()).toEqual([]);
}, 40_000);

test("[RF-01] whoever is about to order a picture wakes a worker that rests", async () => {
  const listener = openListener(stanza.databaseUrl, [RENDER_QUEUED], () => {});
  try {
    let isCalled = false;
    listener.on(RENDER_QUEUED, () => {
      isCalled = true;
    });
    await until(async () => {
      await seller.client.getRenderUser({});
      return isCalled;
    });
  } finally {
    await listener.close();
  }
});
