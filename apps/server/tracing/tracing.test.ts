import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { readTraceParent } from "./otlp.ts";
import { openSpanExporter } from "./span-exporter.ts";
import { traceServer } from "./trace-server.ts";

interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, string> }[];
  readonly status: { readonly code: number };
}

/** A receiver of OTLP over HTTP, as a collector has it at /v1/traces. */
let collector: Server;
const spans: Received[] = [];
let text = "";
const asked: { path: string; key: string }[] = [];
let stanza: TestServer;
let dealer: Person;

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      text += body;
      asked.push({ path: request.url ?? "", key: String(request.headers["x-key"]) });
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  stanza = await startTestServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret",
    },
  });
  dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  bodyOf(await dealer.client.listProjects({ query: { search: "Rossi at home" } }), 200);
  await fetch(`${stanza.server.url}/api/projects/${summary.id}`, {
    headers: { authorization: `Bearer ${dealer.token}`, traceparent: `00-${TRACE}-${PARENT}-01` },
  });
  // Closing sends what waits.
  await stanza.close();
});
afterAll(() => void collector.close());

test("a request that says its trace is gone on with; its queries are below it, and its times are of now", () => {
  const request = spans.find(({ traceId, kind }) => traceId === TRACE && kind === 2);
  expect(request).toMatchObject({ name: "getProject", parentSpanId: PARENT, status: { code: 0 } });
  expect(request?.attributes).toContainEqual({
    key: "http.route",
    value: { stringValue: "/api/projects/:id" },
  });
  expect(request?.attributes).toContainEqual({
    key: "http.response.status_code",
    value: { intValue: "200" },
  });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.map(({ name }) => name)).toContain("doc-read");
  expect(queries.every(({ kind, traceId }) => kind === 3 && traceId === TRACE)).toBe(true);
  const [from, to] = [Number(request?.startTimeUnixNano) / 1e6, Number(request?.endTimeUnixNano) / 1e6];
  expect(to).toBeGreaterThanOrEqual(from);
  expect(Math.abs(Date.now() - from)).toBeLessThan(60_000);
});

test("a request without one begins a trace of its own", () => {
  const list = spans.find(({ name }) => name === "listProjects");
  expect(list?.parentSpanId).toBeUndefined();
  expect(list?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(asked[0]).toEqual({ path: "/v1/traces", key: "secret" });
});

test("[T37] nothing that says who somebody is, what they look for or which project it is, is in a span", () => {
  for (const personal of [
    "Rossi",
    dealer.profile.name,
    "dealer.milano",
    dealer.token,
    "127.0.0.1",
    "select ",
  ])
    expect(text, personal).not.toContain(personal);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    "db.system.name",
    "http.request.method",
    "http.response.status_code",
    "http.route",
  ]);
});

test("every line that a request logs carries its trace", async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: "info", stream: { write: (line: string) => void lines.push(line) } },
  });
  const pool = { query: async () => ({ rows: [] }) } as never;
  const tracing = traceServer(
    app,
    { pool, log: app.log },
    { endpoint: "http://127.0.0.1:9", headers: {}, service: "s" },
  );
  app.get("/x", async (request) => {
    request.log.info("at work");
    return {};
  });
  await app.inject({ url: "/x", headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === "at work");
  expect(line).toMatchObject({ trace_id: TRACE, span_id: expect.stringMatching(/^[\da-f]{16}$/) });
  await tracing.close();
  await app.close();
});

test("without a collector in the settings there is no tracing; a wrong header is refused at the start", () => {
  expect(readConfig({}).tracing).toBeUndefined();
  expect(() =>
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c:4318", OTEL_EXPORTER_OTLP_HEADERS: "nonsense" }),
  ).toThrow("OTEL_EXPORTER_OTLP_HEADERS");
});

test("a collector that does not answer is told of once, and what waited is dropped", async () => {
  const said: string[] = [];
  const settings = { endpoint: "http://127.0.0.1:9", headers: {}, service: "stanza" };
  const exporter = openSpanExporter(settings, (sentence) => said.push(sentence));
  const span = {
    traceId: TRACE,
    spanId: PARENT,
    parent: null,
    name: "x",
    kind: "server",
    startedAt: 1,
    endedAt: 2,
  } as const;
  for (let n = 0; n < 600; n++) exporter.add({ ...span, attributes: {}, isError: false });
  await exporter.close();
  expect(said).toEqual([
    expect.stringMatching(/^Traces are dropped, because the collector does not take them: /),
  ]);
});

test.each([
  "",
  undefined,
  "00-0-0-00",
  `00-${"0".repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `${TRACE}`,
])("traceparent %j is none", (header) => expect(readTraceParent(header)).toBeNull());
