import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { isMaintenanceRefusal } from "../db/write-gate.ts";
import { enqueue, startOutbox } from "../outbox/outbox.ts";
import { jobDone, orderOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

/** Two servers on one database, as behind a balancer. */
let first: TestServer;
let second: TestServer;
let supervisor: Person;
let seller: Person;
let sellerThere: Person;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ beside: first, env: { DATABASE_URL: first.databaseUrl } });
  [supervisor, seller] = [await first.as("supervisor.milano"), await first.as("seller.milano")];
  sellerThere = await second.as("seller.milano");
});
afterAll(async () => {
  await second.close();
  await first.close();
});
afterEach(() => supervisor.client.endMaintenance({}));

const pool = () => first.server.context.pool;
const start = async () => {
  const startsAt = new Date(Date.now() + 60_000).toISOString();
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  bodyOf(await supervisor.client.bookMaintenance({ body: { startsAt, endsAt } }), 200);
  return supervisor.client.startMaintenance({});
};
const revisionOf = async (id: number) =>
  (await pool().query<{ revision: number }>("select revision from project where id = $1", [id])).rows[0]
    ?.revision;

/** A connection of its own, as another server has. */
async function connection() {
  const client = new pg.Client({ connectionString: first.databaseUrl });
  await client.connect();
  return client;
}

test("[MA-01] [F22] the window starts once transactions that have written are committed, and none that writes later is", async () => {
  const { id } = (await createSample(seller)).summary;
  const [early, late] = [await connection(), await connection()];
  await early.query("begin");
  await late.query("begin");
  // This one has only read so far: the window need not wait for it.
  await late.query("select from project where id = $1", [id]);
  await early.query("update project set description = 'early' where id = $1", [id]);
  let isStarted = false;
  const started = start().then((answer) => {
    isStarted = true;
    return answer;
  });
  await sleep(500);
  expect(isStarted).toBe(false);
  const refused = late
    .query("update project set description = 'late' where id = $1", [id])
    .catch((error) => error);
  await sleep(100);
  await early.query("commit");
  expect(bodyOf(await started, 200).state).toBe("active");
  expect(isMaintenanceRefusal(await refused)).toBe(true);
  await late.query("rollback");
  const { rows } = await pool().query("select description from project where id = $1", [id]);
  expect(rows).toEqual([{ description: "early" }]);
  await Promise.all([early.end(), late.end()]);
});

test("[MA-01] [F22] saves through two servers while it starts: each is stored whole before the start, or refused", async () => {
  const projects = await Promise.all(Array.from({ length: 6 }, () => createSample(seller)));
  const ids = projects.map(({ summary }) => summary.id);
  let isOver = false;
  const saving = ids.map(async (id, i) => {
    const person = i % 2 ? seller : sellerThere;
    for (let revision = 1; !isOver; ) {
      const answer = await save(person, id, revision, sampleDocument());
      if (answer.status === 200) revision = answer.body.revision;
      else {
        expect(answer).toMatchObject({ status: 0, httpStatus: 503, retryAfterMs: 30_000 });
        return { id, revision };
      }
    }
    throw new Error("it never started");
  });
  await sleep(700);
  bodyOf(await start(), 200);
  const atStart = await Promise.all(ids.map(revisionOf));
  const stored = await Promise.all(saving);
  isOver = true;
  await sleep(200);
  // Nothing was committed after the start was answered, and all that was acknowledged is there.
  expect(await Promise.all(ids.map(revisionOf))).toEqual(atStart);
  expect(stored.map(({ revision }) => revision)).toEqual(atStart);
  expect(atStart.some((revision) => (revision ?? 0) > 1)).toBe(true);
  bodyOf(await supervisor.client.endMaintenance({}), 200);
  for (const { id, revision } of stored) bodyOf(await save(seller, id, revision, sampleDocument()), 200);
});

test("[MA-01] both servers know of start and end within a moment, and wake who waits at either", async () => {
  const { rev } = bodyOf(await second.anyone.getMaintenance({}), 200);
  const told = second.anyone.getMaintenance({ query: { since: rev, wait: 25 } });
  bodyOf(await start(), 200);
  expect(["booked", "active"]).toContain(bodyOf(await told, 200).state);
  await expect.poll(() => second.server.context.maintenance.isActive()).toBe(true);
  bodyOf(await (await second.as("supervisor.milano")).client.endMaintenance({}), 200);
  await expect.poll(() => first.server.context.maintenance.isActive()).toBe(false);
});

test("[MA-01] a job that is under way waits for the end and is done after it, once", async () => {
  const { id } = (await createSample(seller)).summary;
  const { jobId } = bodyOf(await orderOffer(seller, id), 202);
  bodyOf(await start(), 200);
  const during = await pool().query("select state from job where id = $1", [jobId]);
  await sleep(3000);
  expect((await pool().query("select state from job where id = $1", [jobId])).rows).toEqual(during.rows);
  bodyOf(await supervisor.client.endMaintenance({}), 200);
  expect(await jobDone(seller, jobId)).toHaveProperty("offerId");
  expect((await pool().query("select from offer where project_id = $1", [id])).rowCount).toBe(1);
}, 60_000);

test("[MA-01] a mail that leaves as the window starts is noted after it and leaves once; others wait", async () => {
  const { maintenance, log } = first.server.context;
  const sent: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { rows } = await pool().query<{ id: string }>("select id from shop limit 1");
  const message = {
    shopId: rows[0]?.id ?? "",
    kind: "slow",
    payload: {},
    projectId: null,
    userId: null,
    about: "",
  };
  await enqueue(pool(), { ...message, key: "one", at: new Date() });
  await enqueue(pool(), { ...message, key: "two", at: new Date() });
  const outbox = startOutbox({
    pool: pool(),
    channels: [
      {
        kind: "slow",
        async deliver({ key }) {
          sent.push(key);
          if (key === "one") await held;
        },
        delivered: async () => {},
      },
    ],
    onDead: async () => {},
    maintenance,
    now: () => new Date(),
    log,
  });
  await expect.poll(() => sent, { timeout: 15_000 }).toEqual(["one"]);
  bodyOf(await start(), 200);
  letGo();
  await sleep(500);
  void outbox.wake();
  expect(sent).toEqual(["one"]);
  const states = async () =>
    (
      await pool().query<{ state: string }>("select state from outbox where kind = 'slow' order by id")
    ).rows.map(({ state }) => state);
  expect(await states()).toEqual(["pending", "pending"]);
  bodyOf(await supervisor.client.endMaintenance({}), 200);
  await expect.poll(states, { timeout: 15_000 }).toEqual(["sent", "sent"]);
  expect(sent).toEqual(["one", "two"]);
  await outbox.close();
}, 30_000);

test("[MA-01] a server that starts during maintenance runs its migrations, answers reads and knows of it", async () => {
  bodyOf(await start(), 200);
  const third = await startTestServer({ beside: first, env: { DATABASE_URL: first.databaseUrl } });
  expect(bodyOf(await third.anyone.getMaintenance({}), 200).state).toBe("active");
  expect((await (await third.as("seller.milano")).client.listProjects({})).status).toBe(200);
  await third.close();
});
