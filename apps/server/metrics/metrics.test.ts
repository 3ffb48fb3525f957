import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { ownMetrics } from "./process-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

let running: TestServer;

beforeAll(async () => {
  running = await startTestServer({ env: { METRICS_PORT: "0" } });
});

afterAll(() => running?.close());

/** The value of a series whose labels contain these. */
const seriesOf = (text: string, series: string, ...labels: readonly string[]): number | undefined => {
  const line = text
    .split("\n")
    .find((one) => one.startsWith(`${series}{`) && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
};

test("requests are counted by operation and status, and nobody is named", async () => {
  const dealer = await running.as("dealer.milano");
  bodyOf(await dealer.client.listProjects({ query: { search: "Rossi at home" } }), 200);
  await running.anyone.listProjects({ query: {} });
  const told = await ownMetrics();
  const count = (status: number) =>
    seriesOf(told, "stanza_request_seconds_count", 'operation="listProjects"', `status="${status}"`);
  expect(count(200)).toBe(1);
  expect(count(401)).toBe(1);
  expect(told).not.toContain("Rossi");
  expect(told).not.toContain(dealer.profile.name);
});

test("what waits is looked up when it is asked for", async () => {
  const told = await ownMetrics();
  expect(seriesOf(told, "stanza_database_connections", 'state="total"')).toBeGreaterThan(0);
  expect(seriesOf(told, "stanza_database_connections", 'state="waiting"')).toBe(0);
  expect(seriesOf(told, "stanza_maintenance")).toBe(0);
  await running.server.context.pool.query(
    `insert into job (id, shop_id, kind, state, input, created_by)
      select gen_random_uuid(), (select id from shop limit 1), 'sample', 'queued', '{}', (select id from app_user limit 1)`,
  );
  expect(seriesOf(await ownMetrics(), "stanza_jobs", 'kind="sample"', 'state="queued"')).toBe(1);
});

test("they are served on a port of their own, and the visitors' port has none", async () => {
  const metrics = await serveMetrics(0, "127.0.0.1", ownMetrics);
  try {
    const answer = await fetch(metrics.url);
    expect(answer.headers.get("content-type")).toContain("version=0.0.4");
    expect(await answer.text()).toContain("process_resident_memory_bytes");
    expect((await fetch(metrics.url.replace("/metrics", "/"))).status).toBe(404);
  } finally {
    await metrics.close();
  }
  const visitors = await fetch(`${running.server.url}/metrics`);
  expect(await visitors.text()).not.toContain("stanza_request_seconds");
});

test("a database that is away is said, without ending anything", async () => {
  const metrics = await serveMetrics(0, "127.0.0.1", () => Promise.reject(new Error("away")));
  try {
    expect((await fetch(metrics.url)).status).toBe(503);
  } finally {
    await metrics.close();
  }
});
